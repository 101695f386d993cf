import type { Options } from 'rehype-sanitize'

const ownPicture = '/img/[\\da-f]{32}-\\d{1,4}x\\d{1,4}\\.webp(?:\\?w=\\d{3,4})?'

/** All that the HTML of a text may consist of; whatever else has come about on the way is dropped, with what is in it. */
export const allowedHtml: Options = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'blockquote', 'ul', 'ol', 'li', 'pre', 'hr', 'br'],
    ...['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'em', 'strong', 'del', 'code', 'img'],
  ],
  attributes: {
    ...Object.fromEntries(['h2', 'h3', 'h4'].map((tag) => [tag, [['id', /^rozdil-[a-z\d-]+$/]]])),
    a: [
      ['href', /^(?:https?:|mailto:|#|\/(?![/\\]))/i],
      ['rel', 'ugc', 'nofollow', 'noopener'],
    ],
    img: [
      ['src', new RegExp(`^${ownPicture}$`)],
      ['srcSet', new RegExp(`^(?:${ownPicture} \\d{1,4}w(?:, |$))+$`)],
      ...['sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    ],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    code: [['className', /^language-/]],
    div: [['tabIndex', 0]],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  ancestors: Object.fromEntries(['thead', 'tbody', 'tr', 'th', 'td'].map((tag) => [tag, ['table']])),
  clobber: [],
  strip: ['script', 'style'],
}
