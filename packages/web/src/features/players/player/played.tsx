import { whenPlayed } from '@matchbol/text/shared/dates'
import { points } from '@matchbol/text/shared/figures'
import { useLoaderData } from '@tanstack/react-router'
import { useNow } from '../../../lib/browser/use-now.ts'
import { GameCard } from '../../games/lists/game-card.tsx'
import { Board } from './board.tsx'
import styles from './boards.module.css'
import { PlayerForm } from './form.tsx'
import { PlayerMonths } from './months.tsx'
import { PlayerRatingLines } from './rating-lines.tsx'
import recordsStyles from './records.module.css'
import { PlayerRecords } from './records.tsx'
import { PlayerRivals } from './rivals.tsx'

/** Games of a year from which bars tell more than an empty year. */
const enoughToDraw = 5

/** Everything that takes a game to tell. */
export function Played() {
  const { about, figures, bestWin } = useLoaderData({ from: '/player/$id/' })
  const now = useNow()
  const isManyGames = figures.months.reduce((sum, { won, lost }) => sum + won + lost, 0) >= enoughToDraw
  return (
    <>
      {figures.ratingLine.length > 0 && (
        <Board id="rating-line" title="Як змінювався рейтинг">
          <PlayerRatingLines lines={figures.ratingLine} />
        </Board>
      )}
      <div className={styles.halves}>
        <Board id="months" title={isManyGames ? 'Перемоги й поразки за місяцями' : 'Форма'}>
          {isManyGames && <PlayerMonths months={figures.months} />}
          <PlayerForm form={figures.form} streak={figures.streak} />
        </Board>
        {figures.rivals.length > 0 && (
          <Board id="rivals" title="Головні суперники">
            <PlayerRivals playerId={about.player.id} rivals={figures.rivals} />
          </Board>
        )}
      </div>
      <div className={styles.halves}>
        <Board id="records" title="Рекорди й відзнаки">
          <PlayerRecords records={figures.records} />
        </Board>
        {bestWin && (
          <Board id="best-win" title="Найкраща перемога">
            <div className={recordsStyles.bestWin}>
              <GameCard
                game={bestWin.game}
                time={bestWin.game.completedAt ? whenPlayed(bestWin.game.completedAt, now) : ''}
              />
              <p>
                Найвищий рейтинг переможеного суперника: <b>{points(bestWin.opponentRating)}</b>
              </p>
            </div>
          </Board>
        )}
      </div>
    </>
  )
}
