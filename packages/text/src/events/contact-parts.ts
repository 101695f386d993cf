interface ContactPart {
  text: string
  /** Where it leads, where it is clearly a telephone number or a name in Telegram. */
  href?: string
}

const reachable = /(?<![\w@.])@[a-z]\w{4,31}(?![\w@])|(?<![\w+])\+?\d[\d\s().-]{7,18}\d(?!\w)/gi

/** Whom to ask, as somebody wrote it: «Лідія, 067 000 00 00 або @lidiia_gudz», what can be called or written to apart. */
export function contactParts(contact: string): ContactPart[] {
  const parts: ContactPart[] = []
  let end = 0
  for (const { 0: text, index } of contact.matchAll(reachable)) {
    const href = text.startsWith('@') ? `https://t.me/${text.slice(1)}` : telephone(text)
    if (!href) continue
    if (index > end) parts.push({ text: contact.slice(end, index) })
    parts.push({ text, href })
    end = index + text.length
  }
  if (end < contact.length) parts.push({ text: contact.slice(end) })
  return parts
}

/** A number with its country, or one of Ukraine as it is dialled within. */
function telephone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+')) return digits.length >= 9 && digits.length <= 15 ? `tel:+${digits}` : undefined
  if (/^0[1-9]\d{8}$/.test(digits)) return `tel:+38${digits}`
  return /^380[1-9]\d{8}$/.test(digits) ? `tel:+${digits}` : undefined
}
