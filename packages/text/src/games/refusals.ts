import { CLAIM_AFTER_MINUTES } from '@matchbol/core/games/endings'
import { SLOT_DAYS } from '@matchbol/core/games/invitation-rules'
import { ACCEPTED_AFTERWARDS_HOURS, MOST_DAYS_BACK } from '@matchbol/core/games/limits'
import type { gamesRefusals } from '@matchbol/core/games/refusals'
import type { RefusalText } from '../shared/refusals.ts'
import { isScoreFault, scoreFaultText } from './score-faults.ts'

export const texts = {
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
  SLOT_NOT_PROPOSED: 'Такого часу не пропонували.',
  REASON_NEEDED: 'Напишіть причину.',
  MOVE_NOT_POSSIBLE: 'Гра вже в іншому стані, і ця дія неможлива.',
  NOT_YOUR_MOVE: 'Зараз черга суперника.',
  ADMIN_PLAYS_HERE: 'Адміністратор не вирішує власних ігор.',
  DEADLINE_PASSED: 'Строк уже минув.',
  CLAIM_WITHOUT_TIME: 'Перемогу без гри можна записати лише тоді, коли час гри узгоджено на сайті.',
  CLAIM_TOO_EARLY: `Перемогу без гри можна записати через ${CLAIM_AFTER_MINUTES} хвилин після узгодженого часу.`,
  ABANDONED_TOO_EARLY: 'Гру можна перервати не раніше узгодженого часу.',
  OUTCOME_FOR_ADMIN: 'Такий підсумок може записати лише адміністратор.',
  CORRECTION_USED: 'Результат уже виправляли. Далі вирішує адміністратор.',
  FORMAT_DIFFERS: 'Рахунок записано за іншим форматом матчу.',
  SCORE_IMPOSSIBLE: ({ fault, set }) =>
    isScoreFault(fault)
      ? scoreFaultText({ reason: fault, ...(set !== undefined && { set }) })
      : 'Такого рахунку не буває.',
  SCORE_TEXT_DIFFERS: 'Текст рахунку не збігається із сетами.',
  SCORE_NOT_CONTINUED: 'Гру перервали за іншого рахунку: результат має його продовжувати.',
  WINNER_NOT_A_PLAYER: 'Переможець має бути одним із двох гравців.',
  COMPLETED_IN_FUTURE: 'Гра не могла закінчитися в майбутньому.',
  COMPLETED_TOO_LONG_AGO: `Можна записати лише ігри за останні ${MOST_DAYS_BACK} днів.`,
  COMPLETED_BEFORE_ACCEPTED: `Запрошення прийнято пізніше: гра не могла закінчитися більш ніж за ${ACCEPTED_AFTERWARDS_HOURS} годин до того.`,
  COMPLETED_BEFORE_RECORDED: `Гра не могла закінчитися більш ніж за ${MOST_DAYS_BACK} днів до того, як її записали.`,
} satisfies Record<keyof typeof gamesRefusals, RefusalText>
