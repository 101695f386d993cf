import { createHash } from 'node:crypto'

/** Headers of every answer, whatever it is. */
export const securityHeaders = (publicUrl: string | undefined): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** What an answer that is no page may do: nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The Content-Security-Policy of a finished page: exactly its own inline scripts, by hash, so that the page and its policy
 * can be kept together. Styles may be inline: React and the charts set widths; a style cannot run code. Telegram's widget
 * is allowed only where a bot is set.
 */
export function pagePolicy(html: string, hasTelegramWidget: boolean): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...(hasTelegramWidget ? ['https://telegram.org'] : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    hasTelegramWidget ? 'frame-src https://oauth.telegram.org' : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
