import { useState } from 'react'
import type { SessionUser } from '../../../lib/session/session.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx'
import { SettingsSwitch } from './switch.tsx'
import { useSaveProfile } from './use-save-profile.ts'

const audiences = [
  { value: 'ALL', label: 'Усі гравці', hint: 'хто увійшов на сайт' },
  { value: 'OPPONENTS', label: 'Суперники', hint: 'з ким домовлено або зіграно гру' },
  { value: 'NOBODY', label: 'Ніхто', hint: 'лише ви та адміністратор' },
] as const

/** Who may write to me, and whether search engines may know my page. */
export function SettingsVisibility({ me }: { me: SessionUser }) {
  const [chosen, setChosen] = useState<SessionUser['showContact']>()
  const contact = useSaveProfile(me, { done: 'Видимість контакту змінено' })
  const search = useSaveProfile(me, { done: 'Збережено' })
  const choose = async (showContact: SessionUser['showContact']) => {
    if (contact.busy || showContact === me.showContact) return
    setChosen(showContact)
    await contact.run({ showContact })
    setChosen(undefined)
  }
  return (
    <>
      <div className="grid gap-2">
        <ChoiceGroup
          legend="Хто бачить мій Telegram"
          inRow
          value={chosen ?? me.showContact}
          choices={audiences}
          onChange={(value) => void choose(value)}
        />
        <FailureNote {...contact.failure} />
        <p className="field-hint">
          {me.username
            ? `Це посилання на чат із вами: @${me.username}.`
            : 'У вашому Telegram немає імені користувача, тож посилання на чат поки що не буде.'}
        </p>
      </div>
      <SettingsSwitch
        label="Не показувати в пошуку"
        hint="Google та інші пошукові системи не додаватимуть вашу сторінку гравця. На самому сайті ви лишаєтеся в рейтингах і таблицях."
        checked={me.hideFromSearch}
        onTurn={(hideFromSearch) => search.run({ hideFromSearch })}
      />
      <FailureNote {...search.failure} />
    </>
  )
}
