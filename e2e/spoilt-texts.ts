import type { Page } from '@playwright/test'

/** Texts that end beyond the window where nothing scrolls sideways, and those of a table's first row that lie over another. */
export const spoiltTexts = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (part: Element | null): boolean =>
      part !== null && (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement))
    const isSeen = (part: Element) => {
      const { visibility, textIndent } = getComputedStyle(part)
      return (
        visibility === 'visible' &&
        textIndent === '0px' &&
        !part.closest('.sr-only, .max-md\\:sr-only, script, style, thead, [inert]')
      )
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: { text: string; part: Element; box: DOMRect }[] = []
    while (nodes.nextNode()) {
      const { parentElement: part, textContent } = nodes.currentNode
      const range = document.createRange()
      range.selectNode(nodes.currentNode)
      const box = range.getBoundingClientRect()
      const text = textContent?.trim()
      if (part && text && box.width > 1 && isSeen(part)) texts.push({ text, part, box })
    }
    const beyond = texts.filter(({ part, box }) => box.right > window.innerWidth + 1 && !scrolls(part))
    const row = document.querySelector('tbody tr')
    const ofRow = texts.filter(({ part }) => row?.contains(part))
    const over = ofRow.filter(({ box }, index) =>
      ofRow.slice(index + 1).some(({ box: other }) => {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
        return across > 2 && down > 8
      }),
    )
    return [...beyond, ...over].map(({ text }) => text)
  })
