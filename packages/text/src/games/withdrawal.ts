import type { Game } from '@matchbol/core/games/game-shapes'
import { scoreWords } from './score.ts'

/** What taking the own result back does to the game. */
export function withdrawalWords({
  score,
  isRecorded,
  wasResubmitted,
}: Pick<Game, 'score' | 'isRecorded' | 'wasResubmitted'>) {
  const result = `«${scoreWords(score ?? '')}»`
  if (wasResubmitted)
    return `Виправлення ${result} зникне, а лишиться результат, який оскаржили. Виправити його ще раз не можна: вирішить адміністратор.`
  if (isRecorded) return `Запис гри ${result} буде скасовано.`
  return `Результат ${result} зникне, а гра знову стане узгодженою: результат можна буде внести ще раз.`
}
