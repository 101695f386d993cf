import type { SessionUser } from '../../../lib/session/session.ts'
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx'

export type Gender = NonNullable<SessionUser['gender']>

interface Props {
  value: Gender | null
  onChange: (gender: Gender) => void
}

/** The one question to a person whose profile does not say it; the answer is saved there with the joining. */
export const JoinLeagueGender = ({ value, onChange }: Props) => (
  <div className="grid gap-2">
    <ChoiceGroup
      legend="Ваша стать"
      inRow
      value={value}
      onChange={onChange}
      choices={[
        { value: 'WOMEN', label: 'Жіноча' },
        { value: 'MEN', label: 'Чоловіча' },
      ]}
    />
    <p className="field-hint">Потрібна для чоловічих і жіночих ліг. Збережемо у профілі, іншим гравцям не показуємо.</p>
  </div>
)
