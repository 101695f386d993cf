import { useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import type { Gender } from './gender.tsx'
import type { LeagueOffer } from './offered-leagues.ts'

/** A person's gender for choosing a league: as the profile has it, else as they answer here; `save` takes the answer there. */
export function useGender(me: SessionUser, { leagues, isMore }: LeagueOffer) {
  const api = useApi()
  const [answer, setAnswer] = useState<Gender | null>(null)
  const [wasKnown] = useState(me.gender !== null)
  const matters = isMore || leagues.some(({ gender }) => gender === 'MEN' || gender === 'WOMEN')
  const save = async () => {
    if (me.gender !== null || answer === null) return
    await api.call('PUT /api/v1/users/{id}', { params: { id: me.id }, body: { gender: answer } })
  }
  return { gender: me.gender ?? answer, isAsked: !wasKnown && matters, answer: setAnswer, save }
}
