import { gameLengths } from '@matchbol/core/games/limits'
import { formatScore } from '@matchbol/core/games/score/format-score'
import { fromKyiv, kyivDate } from '@matchbol/core/shared/kyiv-time'
import { outlook } from '@matchbol/text/games/outlook'
import { scoreWords } from '@matchbol/text/games/score'
import { setsText } from '@matchbol/text/games/sets'
import type { ReactNode } from 'react'
import { useNow } from '../../../lib/browser/use-now.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import { useUpload } from '../../../lib/forms/use-upload.ts'
import { Button } from '../../../ui/button.tsx'
import { DateTimeField } from '../../../ui/date/date-time-field.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/input.tsx'
import { scoreOf, winnerOf } from './draft.ts'
import { ScoreEntryEffect } from './effect.tsx'
import { type Sending, type StepProps, sideOf } from './game.ts'
import { ScoreEntryPhoto } from './photo.tsx'
import { earliestPlayed, playedFault, supposedPlayed } from './played.ts'
import { ScoreEntryQuestion } from './question.tsx'
import { useSeasonRules } from './rules.ts'
import styles from './score-entry.module.css'

interface Props extends StepProps {
  draftName: string
  sending: Sending
  asked: ReactNode
}

/** The whole result before it is sent: the score, when it was played, what it changes, and what happens next. */
export function ScoreEntryReview({ game, purpose, draftName, draft, format, myId, back, sending, asked }: Props) {
  const now = useNow()
  const rules = useSeasonRules(game)
  const [playedAt, setPlayedAt] = useDraft(`${draftName} played`, () => supposedPlayed(game, now))
  const [notes, setNotes] = useDraft(`${draftName} notes`, '')
  const photo = useUpload()
  const score = scoreOf(draft)
  const winner = winnerOf(draft, format)
  const text = formatScore(score, winner)
  const isAbandoned = score.outcome === 'ABANDONED'
  const isPlayed = !isAbandoned && score.outcome !== 'WALKOVER'
  const loser = draft.stop?.outcome === 'RETIRED' && draft.stop.by
  const timeFault = isPlayed && playedFault(playedAt, game, purpose, now)
  const mySide = myId === null ? null : sideOf(game, myId)

  const send = () =>
    sending.run({
      scoreDetails: {
        outcome: score.outcome,
        sets: score.sets,
        ...(loser && { retiredId: game[loser].id }),
      },
      winnerId: winner && game[winner].id,
      score: text,
      completedAt: (fromKyiv(playedAt) ?? now).toISOString(),
      notes: notes.trim() || null,
      ...(photo.url && { imageUrl: photo.url }),
    })

  return (
    <>
      <ScoreEntryQuestion title={headline()} />
      <dl className={styles.sum}>
        {game.place && (
          <div>
            <dt>Де</dt>
            <dd>{game.place}</dd>
          </div>
        )}
        <ScoreEntryEffect {...{ game, score, winner, mySide }} pointsRule={rules?.pointsRule ?? null} />
      </dl>
      <div className={styles.fields}>
        {asked}
        {isPlayed && (
          <DateTimeField
            label="Коли зіграли"
            value={playedAt}
            onChange={setPlayedAt}
            today={kyivDate(now)}
            firstDay={kyivDate(earliestPlayed(game, purpose, now))}
            lastDay={kyivDate(now)}
            faultOf={(moment) => playedFault(moment, game, purpose, now)}
            latestFirst
          />
        )}
        <Field label="Примітка">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={gameLengths.notes}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
            />
          )}
        </Field>
        {purpose !== 'decide' && <ScoreEntryPhoto photo={photo} />}
      </div>
      <div className={styles.pad} data-sticky>
        {sending.failure && <FailureNote {...sending.failure} />}
        <p className={styles.outlook}>{outlook({ game, purpose, score, mySide, rules, now })}</p>
        <Button
          size="lg"
          className="w-full"
          onClick={send}
          loading={sending.busy}
          disabled={Boolean(timeFault) || photo.isSending}
        >
          {photo.isSending ? 'Надсилаємо фото…' : action()}
        </Button>
        <div className={styles.turns} data-center>
          <button type="button" className="link" onClick={back}>
            Виправити рахунок
          </button>
        </div>
      </div>
    </>
  )

  function action() {
    if (purpose === 'decide') return 'Далі'
    return isAbandoned ? 'Зберегти рахунок' : 'Надіслати результат'
  }

  function headline() {
    if (isAbandoned) return `Зупинилися на ${setsText(score.sets)}`
    if (winner === null) return `Без переможця: ${scoreWords(text)}`
    const who = winner === mySide ? 'Виграєте ви' : `Виграє ${game[winner].firstName}`
    return `${who}${score.sets.length > 0 ? ',' : ':'} ${scoreWords(text)}`
  }
}
