import type { EntryOption } from '@matchbol/core/games/score/score-entry'
import { fullName, initials } from '@matchbol/text/shared/names'
import { Avatar } from '../../../ui/picture/avatar.tsx'
import type { GameToEnter } from './game.ts'
import styles from './keys.module.css'

interface Props {
  player: GameToEnter['a']
  isMe: boolean
  options: readonly EntryOption[]
  onChoose: (option: EntryOption) => void
}

/** The results with which one of the two wins, as keys. */
export const ScoreEntryKeys = ({ player, isMe, options, onChoose }: Props) => (
  <div className={styles.keys}>
    <div className={styles.head}>
      <Avatar id={player.id} initials={initials(player)} photoUrl={player.photoUrl} />
      <span>{isMe ? 'Виграєте ви' : `Виграє ${player.firstName}`}</span>
    </div>
    {options.map((option) => {
      const score = `${option.score.a}:${option.score.b}`
      return (
        <button
          key={score}
          type="button"
          className={styles.key}
          data-score={score}
          data-wide={option.needsTiebreak || undefined}
          aria-label={labelOf(option, isMe ? 'виграєте ви' : `виграє ${fullName(player)}`)}
          onClick={() => onChoose(option)}
        >
          {score}
          {option.needsTiebreak && <small> тай-брейк</small>}
          {option.isOpenEnded && <small> +</small>}
        </button>
      )
    })}
  </div>
)

function labelOf({ score, needsTiebreak, isOpenEnded }: EntryOption, winner: string) {
  const ending = needsTiebreak ? ' тай-брейк' : isOpenEnded ? ' + або довший' : ''
  return `${score.a}:${score.b}${ending}, ${winner}`
}
