import type { Page } from '@playwright/test'

/**
 * What a thumb would miss: links, buttons and fields on the page that answer in less than 44 by 44 px, each in words. A link
 * within a sentence is as high as its line.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const enough = 43.5
    const reach = 21.5
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentNode?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const answersAround = (target: Element) => {
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const around = [x, y - reach, x, y + reach, x - reach, y, x + reach, y]
      return [0, 2, 4, 6].every((at) => {
        const hit = document.elementFromPoint(around[at] ?? 0, around[at + 1] ?? 0)
        return hit !== null && (target.contains(hit) || hit.closest('label') === target)
      })
    }
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .map((element) => element.closest('label') ?? element)
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        const isThere = target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 2
        return isThere && (width < enough || height < enough) && !isInSentence(target) && !answersAround(target)
      })
      .map((target) => `${target.tagName} «${target.textContent?.trim() || target.ariaLabel}»`)
  })
