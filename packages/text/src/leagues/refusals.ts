import type { leaguesRefusals } from '@matchbol/core/leagues/refusals'
import type { RefusalDetails } from '@matchbol/core/shared/refusal'
import type { RefusalText } from '../shared/refusals.ts'

export const texts = {
  LEAGUE_NEEDED: 'Виберіть лігу.',
  LEAGUE_INACTIVE: 'Ця ліга зараз не працює.',
  LEAGUE_GENDER: genderText,
  LEAGUE_HAS_GAMES: 'У цій лізі вже грали або запрошували на гру, тому її не можна видалити. Її можна закрити.',
  CATEGORY_INACTIVE: 'Ця категорія зараз закрита.',
  CATEGORY_NAME_TAKEN: 'Така категорія в цій лізі вже є.',
  CATEGORY_OF_OTHER_LEAGUE: 'Ця категорія належить іншій лізі.',
  CATEGORY_IN_USE:
    'У цій категорії є гравці або з неї вже запрошували на гру, тому її не можна видалити. Її можна закрити.',
  ALREADY_MEMBER: ({ ofAnother }) => (ofAnother ? 'Цей гравець уже в лізі.' : 'Ви вже в цій лізі.'),
  NOT_A_MEMBER: ({ ofAnother }) => (ofAnother ? 'Цей гравець не грає в лізі.' : 'Ви не граєте в цій лізі.'),
  REMOVED_FROM_LEAGUE: 'Адміністратор прибрав вас із цієї ліги. Щоб повернутися, зверніться до адміністратора клубу.',
  SEASON_FINISHED: 'Цей сезон уже завершено.',
  SEASON_ENDS_IN_PAST: 'Кінець сезону має бути в майбутньому.',
  SEASON_CHANGED: 'Тим часом у лізі вже почався інший сезон. Оновіть сторінку.',
} satisfies Record<keyof typeof leaguesRefusals, RefusalText>

function genderText({ gender, fault }: RefusalDetails): string {
  if (!gender) return 'Ця ліга приймає гравців однієї статі.'
  const league = gender === 'MEN' ? 'Це чоловіча ліга' : 'Це жіноча ліга'
  return fault === 'unknown'
    ? `${league}. Щоб вступити, вкажіть стать у профілі.`
    : `${league}, а у вашому профілі вказано іншу стать.`
}
