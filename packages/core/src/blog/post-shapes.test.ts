import { describe, expect, it } from 'vitest'
import { postLengths } from './limits.ts'
import { newPost, postChanges } from './post-shapes.ts'
import { normalisedTag } from './tags.ts'

it.each([
  ['#Подача', 'подача'],
  ['  Перший   турнір ', 'перший турнір'],
  ["п'ять сетів", 'пʼять сетів'],
  ['Ґрунт', 'ґрунт'],
  ['two-handed', 'two-handed'],
  ['🎾', ''],
])('the tag «%s» is kept as «%s»', (typed, kept) => expect(normalisedTag(typed)).toBe(kept))

describe('what is sent of an article', () => {
  it('a draft needs nothing at all', () => expect(newPost.parse({})).toEqual({ status: 'DRAFT' }))
  it('tags are compared as they are kept', () =>
    expect(postChanges.parse({ tags: ['Подача', '#подача', 'сітка'] }).tags).toEqual(['подача', 'сітка']))
  it.each<[string, object]>([
    ['five tags', { tags: ['а', 'б', 'в', 'г', 'ґ'] }],
    ['a tag of signs', { tags: ['!!!'] }],
    ['a title of signs', { title: '🎾' }],
    ['a title of two lines', { title: 'Раз\nдва' }],
    ['a text that is too long', { body: 'а'.repeat(postLengths.body + 1) }],
    ['a field that nobody knows', { views: 100 }],
  ])('%s is refused', (_, sent) => expect(postChanges.safeParse(sent).success).toBe(false))
  it('nobody begins with a rejected article', () =>
    expect(newPost.safeParse({ status: 'REJECTED' }).success).toBe(false))
})
