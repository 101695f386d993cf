import { CLAIM_AFTER_MINUTES } from '@matchbol/core/games/endings'
import { SLOT_DAYS } from '@matchbol/core/games/invitation-rules'
import { ACCEPTED_AFTERWARDS_HOURS, MOST_DAYS_BACK } from '@matchbol/core/games/result-rules'
import type { RefusalCode, RefusalDetails } from '@matchbol/core/shared/refusal'
import { PIXELS_OF_ANY_KIND } from '@matchbol/core/uploads/picture-sizes'
import { isScoreFault, scoreFaultText } from './games/score-faults.ts'
import { momentOf } from './shared/dates.ts'

const texts: Record<RefusalCode, string> = {
  VALIDATION: 'Перевірте введене: не всі поля заповнено правильно.',
  NOT_FOUND: 'Такого запису немає, або його вже видалено.',
  FORBIDDEN: 'У вас немає прав на цю дію.',
  TOO_LARGE: 'Завеликий обсяг даних.',
  BODY_TOO_SLOW: 'Дані надходили надто довго. Перевірте звʼязок і спробуйте ще раз.',
  RATE_LIMIT: 'Забагато спроб. Зачекайте хвилину й спробуйте знову.',
  UNAVAILABLE: 'Сервер зараз зайнятий. Спробуйте за хвилину.',
  IDEMPOTENCY_KEY_REUSED: 'Цей запит уже надіслано з іншими даними. Оновіть сторінку.',
  USER_BLOCKED: 'Цей обліковий запис заблоковано. Зверніться до адміністратора клубу.',
  LAST_ADMIN: 'Це останній адміністратор: спершу призначте іншого.',
  NO_TOKEN: 'Увійдіть, щоб продовжити.',
  INVALID_TOKEN: 'Сеанс недійсний. Увійдіть знову.',
  TOKEN_EXPIRED: 'Сеанс закінчився. Увійдіть знову.',
  TELEGRAM_DATA_MISSING: 'Telegram не передав потрібних даних. Спробуйте увійти ще раз.',
  TELEGRAM_DATA_OLD: 'Дані входу застаріли. Спробуйте увійти ще раз.',
  TELEGRAM_DATA_INVALID: 'Telegram не підтвердив цих даних. Спробуйте увійти ще раз.',
  TELEGRAM_DATA_USED: 'Ці дані входу вже використано. Спробуйте увійти ще раз.',
  IMAGE_KIND: 'Це не зображення, яке ми приймаємо. Виберіть фото у форматі JPEG, PNG, WebP, AVIF або GIF.',
  IMAGE_BROKEN: 'Файл пошкоджено: зображення не відкривається. Виберіть інше.',
  IMAGE_TOO_MANY_PIXELS: `Зображення завелике: збережіть його як JPEG або зменште до ${PIXELS_OF_ANY_KIND / 1_000_000} мегапікселів.`,
  IMAGE_NOT_YOURS: 'Додати можна лише власне завантажене зображення.',
  LEAGUE_NEEDED: 'Виберіть лігу.',
  LEAGUE_INACTIVE: 'Ця ліга зараз не працює.',
  LEAGUE_GENDER: 'Ця ліга приймає гравців однієї статі.',
  LEAGUE_HAS_GAMES: 'У цій лізі вже грали, тому її не можна видалити.',
  CATEGORY_INACTIVE: 'Ця категорія зараз закрита.',
  CATEGORY_OF_OTHER_LEAGUE: 'Ця категорія належить іншій лізі.',
  CATEGORY_IN_USE: 'У цій категорії є гравці, тому її не можна видалити.',
  ALREADY_MEMBER: 'Ви вже в цій лізі.',
  NOT_A_MEMBER: 'Ви не граєте в цій лізі.',
  REMOVED_FROM_LEAGUE: 'Адміністратор вилучив вас із цієї ліги. Щоб повернутися, зверніться до адміністратора клубу.',
  SEASON_FINISHED: 'Цей сезон уже завершено.',
  SEASON_ENDS_IN_PAST: 'Кінець сезону має бути в майбутньому.',
  SEASON_CHANGED: 'Тим часом у лізі вже почався інший сезон. Оновіть сторінку.',
  OPPONENT_IS_SELF: 'Не можна грати із самим собою.',
  OPPONENT_NOT_A_MEMBER: 'Суперник не грає в цій лізі.',
  OPPONENT_PAUSED: 'Суперник зараз на паузі й не приймає запрошень.',
  CATEGORIES_DIFFER: 'У цій лізі грають лише суперники однієї категорії.',
  OPEN_GAME_EXISTS: 'Між вами вже є незавершена гра в цій лізі.',
  TOO_MANY_OPEN_GAMES: 'У вас забагато незавершених ігор у цій лізі. Спершу зіграйте або скасуйте одну з них.',
  OPPONENT_HAS_TOO_MANY_OPEN_GAMES: 'У суперника забагато незавершених ігор у цій лізі.',
  REMATCH_TOO_SOON: 'Ви нещодавно грали між собою: для реваншу ще зарано.',
  SLOT_IN_PAST: 'Запропонований час уже минув.',
  SLOT_TOO_FAR: `Час гри має бути в межах ${SLOT_DAYS} днів.`,
  SLOT_NEEDED: 'Виберіть один із запропонованих часів.',
  SLOT_NOT_PROPOSED: 'Такого часу не пропонували.',
  REASON_NEEDED: 'Напишіть причину.',
  MOVE_NOT_POSSIBLE: 'Гра вже в іншому стані, і ця дія неможлива.',
  NOT_YOUR_MOVE: 'Зараз черга суперника.',
  ADMIN_PLAYS_HERE: 'Адміністратор не вирішує власних ігор.',
  DEADLINE_PASSED: 'Строк уже минув.',
  VERSION_CHANGED: 'Поки ви дивилися, тут щось змінилося. Перегляньте ще раз.',
  CLAIM_WITHOUT_TIME: 'Перемогу без гри можна записати лише тоді, коли час гри узгоджено на сайті.',
  CLAIM_TOO_EARLY: `Перемогу без гри можна записати через ${CLAIM_AFTER_MINUTES} хвилин після узгодженого часу.`,
  ABANDONED_TOO_EARLY: 'Гру можна перервати не раніше узгодженого часу.',
  OUTCOME_FOR_ADMIN: 'Такий підсумок може записати лише адміністратор.',
  CORRECTION_USED: 'Результат уже виправляли. Далі вирішує суперник або адміністратор.',
  FORMAT_DIFFERS: 'Рахунок записано за іншим форматом матчу.',
  SCORE_IMPOSSIBLE: 'Такого рахунку не буває.',
  SCORE_TEXT_DIFFERS: 'Текст рахунку не збігається із сетами.',
  SCORE_NOT_CONTINUED: 'Гру перервали за іншого рахунку: результат має його продовжувати.',
  WINNER_NOT_A_PLAYER: 'Переможець має бути одним із двох гравців.',
  COMPLETED_IN_FUTURE: 'Гра не могла закінчитися в майбутньому.',
  COMPLETED_TOO_LONG_AGO: `Можна записати лише ігри за останні ${MOST_DAYS_BACK} днів.`,
  COMPLETED_BEFORE_ACCEPTED: `Запрошення прийнято пізніше: гра не могла закінчитися більш ніж за ${ACCEPTED_AFTERWARDS_HOURS} годин до того.`,
  COMPLETED_BEFORE_RECORDED: `Гра не могла закінчитися більш ніж за ${MOST_DAYS_BACK} днів до того, як її записали.`,
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
