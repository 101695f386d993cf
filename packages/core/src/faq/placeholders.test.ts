import { describe, expect, it } from 'vitest'
import { DEFAULT_LEAGUE_RULES } from '../leagues/rules.ts'
import { checkPlaceholders, figureOf, refuseBraces } from './placeholders.ts'

describe('what stands in braces', () => {
  it.each([
    'Без дужок.',
    'Протягом {autoConfirmHours} годин.',
    'Протягом {autoConfirmHours години/годин/годин}, {claimHours}.',
    'До {mostSlots\nваріанта/варіантів/варіантів}.',
    'Очки:\n\n{seasonPoints}\n\nОтак.',
    '{formatWeights}',
  ])('is known: %s', (markdown) => expect(() => checkPlaceholders(markdown)).not.toThrow())

  it.each([
    ['PLACEHOLDER_UNKNOWN', 'Протягом {autoconfirmhours} годин.', 'autoconfirmhours'],
    ['PLACEHOLDER_UNKNOWN', '{аutoConfirmHours}', 'аutoConfirmHours'],
    ['PLACEHOLDER_UNKNOWN', '{autoConfirmHours годин}', 'autoConfirmHours годин'],
    ['PLACEHOLDER_UNKNOWN', '{format сет/сети/сетів}', 'format сет/сети/сетів'],
    ['PLACEHOLDER_UNKNOWN', '{}', ''],
    ['PLACEHOLDER_UNKNOWN', 'Протягом {autoConfirmHours годин.', 'autoConfirmHours'],
    ['PLACEHOLDER_UNKNOWN', 'Протягом autoConfirmHours} годин.', ''],
    ['PLACEHOLDER_NOT_ALONE', 'Очки: {seasonPoints}', 'seasonPoints'],
    ['PLACEHOLDER_NOT_ALONE', '- {formatWeights}', 'formatWeights'],
  ])('is refused with %s: %s', (code, markdown, fault) =>
    expect(() => checkPlaceholders(markdown)).toThrow(expect.objectContaining({ code, details: { fault } })),
  )
})

it('a question has no braces', () => {
  expect(() => refuseBraces('Коли зарахують результат?')).not.toThrow()
  for (const question of ['Чому {autoConfirmHours} годин?', 'Що таке {?', 'Що таке }?'])
    expect(() => refuseBraces(question)).toThrow(expect.objectContaining({ code: 'BRACES_IN_QUESTION' }))
})

describe('a figure', () => {
  const leagues = [24, 72, 48].map((autoConfirmHours) => ({ ...DEFAULT_LEAGUE_RULES, autoConfirmHours }))

  it('of leagues reaches from the least to the greatest that one of them has', () =>
    expect(figureOf('autoConfirmHours', leagues)).toEqual({ min: 24, max: 72 }))

  it('is that of a new league where there is none', () =>
    expect(figureOf('maxOpenGames', [])).toEqual({ min: 4, max: 4 }))

  it('of the rules is the same everywhere', () => expect(figureOf('claimHours', leagues)).toEqual({ min: 48, max: 48 }))
})
