import { expect, it } from 'vitest'
import { tabOf } from './tab-of.ts'

const paths = ['/profile', '/profile/blog', '/profile/support']

it('a page below a tab belongs to it: an article in the editor, a ticket; the overview has none below', () => {
  expect(tabOf(paths, '/profile')).toBe('/profile')
  expect(tabOf(paths, '/profile/blog/7/edit')).toBe('/profile/blog')
  expect(tabOf(paths, '/profile/support/12')).toBe('/profile/support')
  expect(tabOf(paths, '/profile/blogger')).toBeUndefined()
})
