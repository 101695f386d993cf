import { useState } from 'react'
import type { Reply } from '../../lib/api.ts'
import { categoryLabel } from '../../lib/category-label.ts'
import type { SessionUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useMembershipActions } from './join-league-actions.ts'
import { JoinLeagueCategory } from './join-league-category.tsx'
import { JoinLeagueLeave } from './join-league-leave.tsx'

type Membership = SessionUser['leagues'][number]

interface Props {
  membership: Membership
  /** Those that one could go over to. */
  offered: Reply<'GET /api/v1/leagues'>
  onClose: () => void
}

/** Another category, another league, or none of them. */
export function JoinLeagueChange({ membership, offered, onClose }: Props) {
  const { league, category } = membership
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <b className="block font-semibold">{league.name}</b>
        <small className="text-xs text-muted">{category ? categoryLabel(category) : 'Без категорії'}</small>
      </p>
      <ChangeCategory membership={membership} onClose={onClose} />
      {offered.length > 0 && <ChangeLeague from={league.id} offered={offered} onClose={onClose} />}
      <JoinLeagueLeave membership={membership} onClose={onClose} />
    </div>
  )
}

function ChangeCategory({ membership: { league, category }, onClose }: Omit<Props, 'offered'>) {
  const { joinCategory, changeCategory } = useMembershipActions(onClose)
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
    </section>
  )
}

function ChangeLeague({ from, offered, onClose }: { from: number } & Pick<Props, 'offered' | 'onClose'>) {
  const { changeLeague } = useMembershipActions(onClose)
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <section className="grid grid-cols-1 justify-items-start gap-3 [&>.field]:w-full">
      <Field label="Перейти до іншої ліги" hint="Незавершені ігри в нинішній лізі буде скасовано.">
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={setChosen}
            placeholder="Ліга не вибрана"
            items={offered.map(({ id, name }) => ({ value: id, label: name }))}
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
    </section>
  )
}
