import { createHash } from 'node:crypto'

/** Gives an answer the headers that every one has, and the strictest of those that it has not chosen itself. */
export function protectionFor(publicUrl: string | undefined): (headers: Headers) => void {
  const entries = Object.entries(securityHeaders(publicUrl))
  return (headers) => {
    for (const [name, value] of entries) headers.set(name, value)
    for (const [name, value] of strictest) if (!headers.has(name)) headers.set(name, value)
  }
}

const securityHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** What an answer that is no page may do: nothing. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

const strictest = [
  ['content-security-policy', closedPolicy],
  ['cross-origin-resource-policy', 'same-origin'],
  ['cache-control', 'no-store'],
] as const

/**
 * The Content-Security-Policy of a page: exactly these inline scripts, by hash. Styles may be inline: React and the charts set
 * widths; a style cannot run code. Telegram's widget is allowed only where a bot is set.
 */
export function pagePolicy(inlineScripts: readonly string[], hasTelegramWidget: boolean): string {
  const hashes = inlineScripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...(hasTelegramWidget ? ['https://telegram.org'] : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    hasTelegramWidget ? 'frame-src https://oauth.telegram.org' : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
