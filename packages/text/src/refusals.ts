import type { RefusalCode, RefusalDetails } from '@matchbol/core/shared/refusal'
import { authTexts } from './auth/refusals.ts'
import { gamesTexts } from './games/refusals.ts'
import { isScoreFault, scoreFaultText } from './games/score-faults.ts'
import { leaguesTexts } from './leagues/refusals.ts'
import { momentOf } from './shared/dates.ts'
import { generalTexts } from './shared/refusals.ts'
import { uploadsTexts } from './uploads/refusals.ts'

const texts: Record<RefusalCode, string> = {
  ...generalTexts,
  ...authTexts,
  ...uploadsTexts,
  ...leaguesTexts,
  ...gamesTexts,
}

/**
 * Why something was refused, in a sentence for the person who tried, with what it says of set, moment or limit.
 * @param now decides whether the year is named
 */
export function refusalText(code: RefusalCode, { fault, set, until, gender }: RefusalDetails, now: Date): string {
  if (code === 'LEAGUE_GENDER' && gender) return genderText(gender, fault)
  if (isScoreFault(fault)) return scoreFaultText({ reason: fault, ...(set !== undefined && { set }) })
  return until ? `${texts[code]} Можна буде: ${momentOf(until, now)}.` : texts[code]
}

/** Whether what an answer names is a refusal that has a sentence: a server may be newer than the page. */
export const isRefusalCode = (code: string | undefined): code is RefusalCode =>
  code !== undefined && Object.hasOwn(texts, code)

function genderText(gender: 'MEN' | 'WOMEN', fault: string | undefined): string {
  const league = gender === 'MEN' ? 'Це чоловіча ліга' : 'Це жіноча ліга'
  return fault === 'unknown'
    ? `${league}. Щоб вступити, вкажіть стать у профілі.`
    : `${league}, а у вашому профілі вказано іншу стать.`
}
