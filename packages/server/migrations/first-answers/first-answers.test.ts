import { faqLengths } from '@matchbol/core/faq/limits'
import { checkPlaceholders } from '@matchbol/core/faq/placeholders'
import { fillPlaceholders } from '@matchbol/text/faq/fill-placeholders'
import { describe, expect, it } from 'vitest'
import { cleanMarkdown } from '../../src/platform/markdown/clean-markdown.ts'
import { plainTextOf } from '../../src/platform/markdown/plain-text.ts'
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

/** What people read of the figures where leagues play by the usual rules; a blank here may be one that does not break. */
const figures = [
  'до 3 варіантів часу в межах 60 днів',
  'На відповідь є 3 дні, але не довше, ніж до останнього із запропонованих часів',
  'не більше ніж 4 відкриті гри, а з одним суперником — одна',
  'не раніше ніж через 14 днів після попередньої гри',
  'Грайте протягом 14 днів після узгодженого часу',
  'ще 7 днів є про запас',
  'Скасувати можна до внесення результату; пояснення — за бажанням.',
  'Менш ніж за 24 години до гри скасування позначається як пізнє',
  'до двох виграних сетів. Сет до 6 геймів, за рахунку 6:6 — тай-брейк до 7. Замість третього сету — тай-брейк до 10.',
  'не пізніше ніж через 30 днів після гри',
  'протягом 24 годин. Промовчав — результат зараховано. На неявку, відмову чи дискваліфікацію є щонайменше 48 годин',
  'Запрошення, строк якого ще не минув, прийміть не пізніше ніж через 12 годин після гри',
  'через 15 хвилин після узгодженого часу, так само й дискваліфікацію',
  'ніхто не виграв 4 геймів, це записують за тих самих умов, що й неявку',
  'Без програного сету 4 1',
  'З програним сетом 3 2',
  'Відмова під час гри 4 1; 2, якщо виграв сет',
  'Відмова, коли ніхто ще не взяв 4 геймів 3 0',
  'Неявка або дискваліфі\u00adкація 3 \u22121',
  'Неявка обох 0 0',
  'Початок — 1100 балів, якщо для категорії не вказано інше; перші 5 ігор біля числа стоїть знак питання',
  'K — темп: 179 для новачка, 80 після 20 ігор',
  'від 0,5 до 1,6 за часткою виграних геймів',
  '0,9 два сети, далі тай-брейк до 10',
  '1540 перемагає 1610 з рахунком 6:4 6:4. Переможець — +47, переможений — \u221229',
  'якщо завершено сет або хтось виграв 4 гейми',
  'вирішує адміністратор клубу, який у цій грі не грає',
]

it('the club rules promise what they always did, with the figures of the rules', () => {
  const read = plainTextOf(fillPlaceholders(clubRules.trim(), [])).replaceAll('\u00a0', ' ')
  expect(figures.filter((figure) => !read.includes(figure))).toEqual([])
})
