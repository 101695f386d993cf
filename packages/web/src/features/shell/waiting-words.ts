import { counted } from '@matchbol/text/shared/plural'
import type { SessionUser } from '../../lib/session/session.ts'

const forms = ['нове запрошення', 'нові запрошення', 'нових запрошень'] as const

/** What the counter on the avatar says to those who do not see it. */
export function waitingWords({ gameStats }: SessionUser): string {
  const waiting = gameStats.invitationsToUserCount
  return waiting > 0 ? `, ${counted(waiting, forms)}` : ''
}
