import type { Fault, ScoreFault } from '@matchbol/core/games/score/score-fault'

const texts: Record<ScoreFault, string> = {
  TEXT_UNREADABLE: 'Рахунок написано незрозуміло.',
  SETS_NEEDED: 'Введіть рахунок хоча б одного сету.',
  NO_SETS_EXPECTED: 'Якщо гри не було, сетів теж немає.',
  SET_IMPOSSIBLE: 'Сет не може закінчитися з таким рахунком.',
  SET_UNFINISHED: 'Цей сет ще не закінчено.',
  SET_MISSING: 'Бракує ще одного сету.',
  SET_AFTER_END: 'Гру вже виграно: цей сет зайвий.',
  SET_MUST_HAVE_GAMES: 'Тут грають звичайний сет із геймами.',
  DECIDER_MISSING: 'Бракує вирішального сету.',
  DECIDER_MUST_BE_TIEBREAK: 'Замість вирішального сету тут грають тай-брейк.',
  TIEBREAK_NOT_ALLOWED: 'За такого рахунку тай-брейка не грають.',
  TIEBREAK_UNFINISHED: 'Цей тай-брейк ще не закінчено.',
  TIEBREAK_IMPOSSIBLE: 'Тай-брейк не може мати такого рахунку.',
  TIEBREAK_CONTRADICTS: 'Тай-брейк виграв не той, хто виграв сет.',
  STOPPED_AFTER_END: 'Гру вже було закінчено: після цього ні відмовитися, ні перервати її не можна.',
  WINNER_NEEDED: 'Скажіть, хто переміг.',
  WINNER_DISAGREES: 'Переможець не збігається з рахунком.',
  NO_WINNER_EXPECTED: 'За такого підсумку переможця немає.',
}

/** Why a score cannot be true, with the set where it is one set's fault: «2-й сет. Сет не може закінчитися з таким рахунком.» */
export const scoreFaultText = ({ set, reason }: Fault) => (set ? `${set}-й сет. ${texts[reason]}` : texts[reason])

export const isScoreFault = (reason: string | undefined): reason is ScoreFault =>
  reason !== undefined && Object.hasOwn(texts, reason)
