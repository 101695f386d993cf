import { faqLengths } from '@matchbol/core/faq/limits'
import { checkPlaceholders } from '@matchbol/core/faq/placeholders'
import { fillPlaceholders } from '@matchbol/text/faq/fill-placeholders'
import { describe, expect, it } from 'vitest'
import { cleanMarkdown } from '../../src/platform/markdown/clean-markdown.ts'
import { account } from './account.ts'
import { club } from './club.ts'
import { clubRules } from './club-rules.ts'
import { games } from './games.ts'
import { results } from './results.ts'
import { standing } from './standing.ts'

const rules = { id: 5, question: 'Правила клубу', answer: clubRules }

describe('each answer with which a club begins', () => {
  it.each([rules, ...club, ...games, ...results, ...standing, ...account])(
    'is stored as it is written: $question',
    (entry) => {
      const answer = entry.answer.trim()
      checkPlaceholders(answer)
      expect(cleanMarkdown(answer, faqLengths.answer)).toBe(answer)
      expect(entry.question.length).toBeLessThanOrEqual(faqLengths.question)
      expect(fillPlaceholders(answer, [])).not.toMatch(/[{}]/)
    },
  )
})
