import { formatScore } from '@matchbol/core/games/format-score'
import { fromKyivField, toKyivField } from '../../lib/kyiv-field.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useNow } from '../../lib/use-now.ts'
import { useUpload } from '../../lib/use-upload.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { scoreOf, winnerOf } from './score-entry-draft.ts'
import { ScoreEntryEffect } from './score-entry-effect.tsx'
import { type GameToEnter, type Sending, type StepProps, sideOf } from './score-entry-game.ts'
import { outlook } from './score-entry-outlook.ts'
import { ScoreEntryPhoto } from './score-entry-photo.tsx'
import { ScoreEntryQuestion } from './score-entry-question.tsx'
import { useSeasonRules } from './score-entry-rules.ts'
import { setsText } from './score-entry-words.ts'
import { scoreWords } from './score-words.ts'

interface Props extends StepProps {
  draftName: string
  sending: Sending
}

/** The whole result before it is sent: the score, when it was played, what it changes, and what happens next. */
export function ScoreEntryReview({ game, purpose, draftName, draft, format, myId, back, sending }: Props) {
  const now = useNow()
  const rules = useSeasonRules(game)
  const [playedAt, setPlayedAt] = useDraft(`${draftName} played`, () => toKyivField(defaultMoment(game, now)))
  const [notes, setNotes] = useDraft(`${draftName} notes`, '')
  const photo = useUpload()
  const score = scoreOf(draft)
  const winner = winnerOf(draft, format)
  const text = formatScore(score, winner)
  const completedAt = fromKyivField(playedAt)
  const isPlayed = score.outcome !== 'ABANDONED'
  const loser = draft.stop?.outcome === 'RETIRED' && draft.stop.by
  const timeFault = isPlayed && faultOfTime(completedAt, now)
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
      completedAt: (isPlayed && completedAt ? completedAt : now).toISOString(),
      notes: notes.trim() || null,
      ...(photo.url && { imageUrl: photo.url }),
    })

  return (
    <>
      <ScoreEntryQuestion title={headline()} />
      <dl className="score-sum">
        {game.place && (
          <div>
            <dt>Де</dt>
            <dd>{game.place}</dd>
          </div>
        )}
        <ScoreEntryEffect {...{ game, score, winner, mySide }} pointsRule={rules?.pointsRule ?? null} />
      </dl>
      <div className="score-entry-fields">
        {isPlayed && (
          <Field label="Коли зіграли" required error={timeFault}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={playedAt}
                max={toKyivField(now)}
                onChange={(event) => setPlayedAt(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field label="Примітка">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={1000}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
            />
          )}
        </Field>
        {purpose !== 'decide' && <ScoreEntryPhoto photo={photo} />}
      </div>
      <div className="score-entry-pad" data-sticky>
        {sending.failure && <FailureNote {...sending.failure} />}
        <p className="score-entry-outlook">{outlook({ game, purpose, score, mySide, rules, now })}</p>
        <Button
          size="lg"
          className="w-full"
          onClick={send}
          loading={sending.busy}
          disabled={Boolean(timeFault) || photo.isSending}
        >
          {photo.isSending ? 'Надсилаємо фото…' : action()}
        </Button>
        <div className="score-entry-turns" data-center>
          <button type="button" className="link" onClick={back}>
            Виправити рахунок
          </button>
        </div>
      </div>
    </>
  )

  function action() {
    if (purpose === 'decide') return 'Далі'
    return isPlayed ? 'Надіслати результат' : 'Зберегти рахунок'
  }

  function headline() {
    if (!isPlayed) return `Зупинилися на ${setsText(score.sets)}`
    if (winner === null) return `Без переможця: ${scoreWords(text)}`
    const how = score.sets.length > 0 ? ` ${scoreWords(text)}` : `: ${scoreWords(text)}`
    return (winner === mySide ? 'Ви перемогли' : `Перемагає ${game[winner].firstName}`) + how
  }
}

/** The time that was agreed, once it has come; for a decision the time that was sent before. */
function defaultMoment({ completedAt, agreedAt }: GameToEnter, now: Date): Date {
  const known = completedAt ?? agreedAt
  return known && new Date(known) <= now ? new Date(known) : now
}

const minute = 60_000

function faultOfTime(completedAt: Date | undefined, now: Date): string | undefined {
  if (!completedAt) return 'Вкажіть день і час.'
  return completedAt.getTime() > now.getTime() + minute ? 'Гра не могла закінчитися в майбутньому.' : undefined
}
