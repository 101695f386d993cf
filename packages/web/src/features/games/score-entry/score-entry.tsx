import type { ResultPurpose } from '@matchbol/core/games/endings'
import { formatOf } from '@matchbol/core/leagues/match-format'
import { type ReactNode, useId } from 'react'
import { forgetDrafts } from '../../../lib/forms/drafts.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { useBrowserBack, useCloseRequest } from '../../../ui/overlay/use-browser-back.ts'
import { useDialog } from '../../../ui/overlay/use-dialog.ts'
import { usePressGuard } from '../../../ui/use-press-guard.ts'
import { ScoreEntryBoard } from './board.tsx'
import { stepBack, stopGame } from './draft.ts'
import type { EnteredResult, EntryStart, GameToEnter, Sending, StepProps } from './game.ts'
import { ScoreEntryLong } from './long.tsx'
import { ScoreEntryReview } from './review.tsx'
import styles from './score-entry.module.css'
import { ScoreEntrySet } from './set.tsx'
import { SheetHead } from './sheet-head.tsx'
import { startOf } from './start.ts'
import { ScoreEntryStopped } from './stopped.tsx'
import { ScoreEntryTiebreak } from './tiebreak.tsx'
import { asKept, seenBy } from './view.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Where one step back from the first one leads; else it closes. */
  onBack?: () => void
  game: GameToEnter
  purpose: ResultPurpose
  start?: EntryStart
  /** What is to be seen before the score: why it was disputed. */
  above?: ReactNode
  /** What else is asked where the whole is looked at. */
  asked?: ReactNode
  /** Under which name the score is kept until it was sent. */
  draftName: string
  sending: Sending
}

/** A full-height sheet: one tap per set among the results that are possible, then a look at the whole. */
export function ScoreEntry({ isOpen, onClose, ...entry }: Props) {
  const titleId = useId()
  const dialog = useDialog({ isOpen, onClose, overlayCloses: false })
  const closing = useCloseRequest()
  return (
    <dialog {...dialog} {...closing} className={`modal ${styles.entry}`} aria-labelledby={titleId}>
      {isOpen && <Sheet {...entry} onClose={onClose} titleId={titleId} />}
    </dialog>
  )
}

function Sheet({
  game: kept,
  purpose,
  start = 'score',
  above,
  draftName,
  sending,
  onClose,
  onBack = onClose,
  asked,
  titleId,
}: Omit<Props, 'isOpen'> & { titleId: string }) {
  const myId = useMe()?.id ?? null
  const game = seenBy(kept, myId)
  const format = formatOf(game.format)
  const [draft, setDraft] = useDraft(draftName, () => startOf(game, purpose, start))
  const isGuarded = usePressGuard(draft)
  const isReview = draft.step.name === 'review'
  const back = () => {
    const previous = stepBack(draft)
    if (previous) setDraft(previous)
    else onBack()
  }
  useBrowserBack(draft, back)
  const run = async (result: EnteredResult) => {
    if ((await sending.run(asKept(result, kept, myId))) !== undefined) forgetDrafts(draftName)
  }
  return (
    <div className={styles.sheet} data-press-guard={isGuarded || undefined}>
      <SheetHead
        id={titleId}
        title={isReview ? 'Перевірте рахунок' : 'Внести результат'}
        onBack={back}
        onClose={onClose}
      />
      <ScoreEntryBoard game={game} draft={draft} format={format} />
      {above && <div className={styles.above}>{above}</div>}
      <StepOf
        {...{ game, purpose, draftName, draft, format, myId, back, asked }}
        sending={{ ...sending, run }}
        onDraft={setDraft}
      />
    </div>
  )
}

function StepOf({ sending, draftName, asked, ...own }: StepProps & Pick<Props, 'sending' | 'draftName' | 'asked'>) {
  const { draft, onDraft } = own
  switch (draft.step.name) {
    case 'set':
      return <ScoreEntrySet {...own} />
    case 'tiebreak':
      return <ScoreEntryTiebreak {...own} set={draft.step.set} />
    case 'long':
      return <ScoreEntryLong {...own} wonBy={draft.step.wonBy} />
    case 'stopped':
      return <ScoreEntryStopped {...own} onStopped={(stop) => onDraft(stopGame(draft, stop))} />
    case 'review':
      return <ScoreEntryReview {...own} {...{ draftName, sending, asked }} />
  }
}
