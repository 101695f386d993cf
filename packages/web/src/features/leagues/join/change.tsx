import { categoryLabel } from '@matchbol/text/leagues/league'
import { useState } from 'react'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { useMembershipActions } from './actions.ts'
import { JoinLeagueCategory } from './category.tsx'
import { JoinLeagueChoice } from './choice.tsx'
import { JoinLeagueGender } from './gender.tsx'
import { JoinLeagueLeave } from './leave.tsx'
import type { LeagueOffer, OfferedLeague } from './offered-leagues.ts'
import { useGender } from './use-gender.ts'

type Membership = SessionUser['leagues'][number]

interface Props {
  me: SessionUser
  membership: Membership
  /** What one could go over to. */
  offer: LeagueOffer
  onClose: () => void
}

/** Another category, another league, or none of them. */
export function JoinLeagueChange({ me, membership, offer, onClose }: Props) {
  const { league, category } = membership
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <b className="block font-semibold">{league.name}</b>
        <small className="text-xs text-muted">{category ? categoryLabel(category) : 'Без категорії'}</small>
      </p>
      <ChangeCategory membership={membership} onClose={onClose} />
      {(offer.leagues.length > 0 || offer.isMore) && <ChangeLeague from={league.id} {...{ me, offer, onClose }} />}
      <JoinLeagueLeave membership={membership} onClose={onClose} />
    </div>
  )
}

function ChangeCategory({ membership: { league, category }, onClose }: Pick<Props, 'membership' | 'onClose'>) {
  const { joinCategory, changeCategory } = useMembershipActions({ onDone: onClose })
  const [chosen, setChosen] = useState<number | null>(category?.id ?? null)
  const save = () => {
    if (!category && chosen !== null) return joinCategory.run({ leagueId: league.id, categoryId: chosen })
    return changeCategory.run({ leagueId: league.id, categoryId: chosen })
  }
  return (
    <section className="grid grid-cols-1 justify-items-start gap-3 [&>.field]:w-full">
      <JoinLeagueCategory leagueId={league.id} categoryId={chosen} onChoose={setChosen} />
      <Button
        variant="outline"
        disabled={chosen === (category?.id ?? null)}
        loading={joinCategory.busy || changeCategory.busy}
        onClick={save}
      >
        Зберегти категорію
      </Button>
      <FailureNote {...joinCategory.failure} />
      <FailureNote {...changeCategory.failure} />
    </section>
  )
}

function ChangeLeague({ from, me, offer, onClose }: { from: number } & Omit<Props, 'membership'>) {
  const { gender, isAsked, answer, save } = useGender(me, offer)
  const { changeLeague } = useMembershipActions({ before: save, onDone: onClose })
  const [chosen, setChosen] = useState<OfferedLeague | null>(null)
  return (
    <section className="grid grid-cols-1 justify-items-start gap-3 [&>.field]:w-full">
      {isAsked && <JoinLeagueGender value={gender} onChange={answer} />}
      <JoinLeagueChoice
        label="Перейти до іншої ліги"
        hint="Незавершені ігри в нинішній лізі буде скасовано."
        {...{ me, gender, offer, chosen }}
        onChoose={setChosen}
      />
      <Button
        variant="outline"
        disabled={!chosen}
        loading={changeLeague.busy}
        onClick={() => chosen && changeLeague.run({ fromLeagueId: from, leagueId: chosen.id })}
      >
        Перейти
      </Button>
      <FailureNote {...changeLeague.failure} />
    </section>
  )
}
