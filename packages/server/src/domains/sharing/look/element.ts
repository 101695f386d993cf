import { drawable } from './drawable.ts'

/** What satori lays out: a box or a drawing of SVG, with what stands in it. */
export interface Element {
  type: string
  props: Readonly<Record<string, unknown>> & { style?: Style; children?: Child | readonly Child[] }
}
type Child = Element | string | null | false
type Style = Readonly<Record<string, string | number>>

/** Boxes stand beside each other unless a style says otherwise; their padding and border are part of their size. */
export const box = (style: Style, ...children: readonly Child[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children: children.filter(Boolean) },
})

export const column = (style: Style, ...children: readonly Child[]): Element =>
  box({ flexDirection: 'column', ...style }, ...children)

/** Words in one line, which ends with dots where there is no room for all of it. */
export const line = (words: string, style: Style): Element => ({
  type: 'div',
  props: {
    style: {
      display: 'block',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      ...style,
    },
    children: drawable(words),
  },
})

/** Words in so many lines at most. */
export const lines = (words: string, most: number, style: Style): Element => ({
  type: 'div',
  props: {
    // a word that no line holds is broken, so that it ends with dots too
    style: { display: 'block', lineClamp: most, overflow: 'hidden', wordBreak: 'break-word', ...style },
    children: drawable(words),
  },
})

/** A drawing of our own. @param size width and height in pixels @param view the square or box in which its paths are written */
export const drawing = (
  size: { width: number; height: number },
  view: string,
  ...paths: readonly Element[]
): Element => ({
  type: 'svg',
  props: { ...size, viewBox: view, xmlns: 'http://www.w3.org/2000/svg', children: paths },
})

export const shape = (
  type: 'path' | 'circle' | 'rect',
  attributes: Readonly<Record<string, string | number>>,
): Element => ({
  type,
  props: attributes,
})

/** Size of a text in pixels with which so many signs fit a width, between two sizes. A bold sign of Onest is some 0.6 of its size wide. */
export const sizeFor = (words: string, width: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, Math.floor(width / (0.6 * Math.max(1, [...words].length)))))
