const letters = { latin: /[a-z]/i, cyrillic: /[\p{Script=Cyrillic}]/u }

/** Whether what was typed becomes a link by itself: a host with a dot, none whose part is half Latin, half Cyrillic: that is a word typed behind an address. */
export function mayAutolink(address: string): boolean {
  const [host = ''] = address
    .replace(/^[a-z][a-z0-9+.-]*:(\/\/)?/i, '')
    .replace(/^.*@/, '')
    .split(/[/?#:]/)
  if (!host.includes('.') || /^\d{1,3}(\.\d{1,3}){3}$/.test(host)) return false
  return !host.split('.').some((part) => letters.latin.test(part) && letters.cyrillic.test(part))
}
