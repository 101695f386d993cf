import { categoryLabel, leagueLabel } from '@matchbol/text/leagues/league'
import { useState } from 'react'
import type { Reply } from '../../../lib/api/api.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { leagueChoices } from '../league-choices.ts'
import { useMembershipActions } from './actions.ts'
import { JoinLeagueCategory } from './category.tsx'
import { JoinLeagueGender } from './gender.tsx'
import { JoinLeagueLeave } from './leave.tsx'
import { useGender } from './use-gender.ts'

type Membership = SessionUser['leagues'][number]

interface Props {
  me: SessionUser
  membership: Membership
  /** Those that one could go over to. */
  offered: Reply<'GET /api/v1/leagues'>
  onClose: () => void
}

/** Another category, another league, or none of them. */
export function JoinLeagueChange({ me, membership, offered, onClose }: Props) {
  const { league, category } = membership
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <b className="block font-semibold">{league.name}</b>
        <small className="text-xs text-muted">{category ? categoryLabel(category) : 'Без категорії'}</small>
      </p>
      <ChangeCategory membership={membership} onClose={onClose} />
      {offered.length > 0 && <ChangeLeague from={league.id} {...{ me, offered, onClose }} />}
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

function ChangeLeague({ from, me, offered, onClose }: { from: number } & Omit<Props, 'membership'>) {
  const { gender, isAsked, answer, save } = useGender(me, offered)
  const { changeLeague } = useMembershipActions({ before: save, onDone: onClose })
  const [chosen, setChosen] = useState<number | null>(null)
  const choices = leagueChoices(offered, gender)
  return (
    <section className="grid grid-cols-1 justify-items-start gap-3 [&>.field]:w-full">
      {isAsked && <JoinLeagueGender value={gender} onChange={answer} />}
      <Field label="Перейти до іншої ліги" hint="Незавершені ігри в нинішній лізі буде скасовано.">
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={setChosen}
            placeholder="Ліга не вибрана"
            items={choices.map(({ league, bar }) => ({ value: league.id, label: leagueLabel(league), bar }))}
          />
        )}
      </Field>
      <Button
        variant="outline"
        disabled={chosen === null}
        loading={changeLeague.busy}
        onClick={() => chosen !== null && changeLeague.run({ fromLeagueId: from, leagueId: chosen })}
      >
        Перейти
      </Button>
      <FailureNote {...changeLeague.failure} />
    </section>
  )
}
