import type { PlayerStatistics } from '@matchbol/core/stats/contract'
import { counted, plural } from '@matchbol/text/shared/plural'
import { LastFive } from '../../../ui/data/last-five.tsx'
import styles from './form.module.css'

/** The latest results and what they add up to. */
export function PlayerForm({ form, streak }: Pick<PlayerStatistics, 'form' | 'streak'>) {
  const won = [...form].filter((result) => result === 'W').length
  return (
    <div className={styles.form}>
      <LastFive results={form} />
      <p>
        <b>
          {counted(won, ['перемога', 'перемоги', 'перемог'])} {form.length === 1 ? 'в' : 'у'}&nbsp;
          {lastGames(form.length)}
        </b>
        {streak && streak.length > 1 && <small>{streakWords(streak)}</small>}
      </p>
    </div>
  )
}

const lastGames = (count: number) =>
  count === 1 ? 'останній грі' : `${count}\u00a0${plural(count, ['останній грі', 'останніх іграх', 'останніх іграх'])}`

const streakWords = ({ kind, length }: NonNullable<PlayerStatistics['streak']>) =>
  kind === 'W'
    ? `зараз серія: ${counted(length, ['перемога', 'перемоги', 'перемог'])} поспіль`
    : `зараз ${counted(length, ['поразка', 'поразки', 'поразок'])} поспіль`
