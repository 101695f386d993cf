import type { PersonActing } from '@matchbol/core/games/rules'
import { seesInside } from '@matchbol/core/games/visibility'
import type { Court } from '../court.ts'
import type { Person } from '../world.ts'
import { type ClubGame, type ClubMove, sentOf, type Word } from './words.ts'

/** The part of a game that the club knows, as somebody sees it. */
export const shown = ({ id, status, version, submittedBy, ...game }: ClubGame, reader: PersonActing) => ({
  id,
  status,
  version,
  submittedBy: seesInside(reader, game) ? submittedBy : null,
  place: game.place,
  ...(status === 'PENDING' && { expiresAt: iso(game.expiresAt) }),
  ...(status === 'ACCEPTED' && {
    playBy: iso(game.playBy),
    agreedAt: iso(game.agreedAt),
    acceptedAt: iso(game.acceptedAt),
    slotsBy: game.slotsBy,
    slots: game.slots.map(iso),
    proposedPlace: game.proposedPlace,
    scoreDetails: game.abandonedScore,
    abandonedBy: seesInside(reader, game) ? game.abandonedBy : null,
  }),
  ...((status === 'PENDING_CONFIRMATION' || status === 'DISPUTED') && { confirmBy: iso(game.confirmBy) }),
  ...(status === 'COMPLETED' && { completedAt: iso(game.completedAt) }),
})

/** The move over HTTP. */
export function send(court: Court, me: Person, game: ClubGame, move: ClubMove, word: Word, now: Date) {
  const { id, inviterId } = game
  const { slot, reason, action } = word
  const seen = word.version === undefined ? {} : { version: word.version }
  const result = sentOf(word, inviterId, now)
  switch (move) {
    case 'accept':
      return court.accept(me, id, { ...seen, ...(slot && { slot: slot.toISOString() }) })
    case 'agree':
      return court.agree(me, id, slot ?? now, seen)
    case 'reschedule':
      return court.reschedule(me, id, word.slots ?? [], { ...seen, ...(word.place && { place: word.place }) })
    case 'cancel':
      return court.cancel(me, id, { ...seen, ...(reason && { reason }) })
    case 'submit':
      return court.submit(me, id, '6:4', { ...seen, ...result })
    case 'dispute':
      return court.dispute(me, id, { ...seen, reason: 'Було інакше' })
    case 'decide': {
      const { completedAt: _now, ...decided } = result
      return court.decide(me, id, { ...seen, action, ...(action === 'CORRECT' && { result: decided }) })
    }
    default:
      return court[move](me, id, seen)
  }
}

const iso = (date: Date | null) => date?.toISOString() ?? null
