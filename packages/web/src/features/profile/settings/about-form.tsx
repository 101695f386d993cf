import { birthYears, profileLengths } from '@matchbol/core/users/limits'
import { userChanges } from '@matchbol/core/users/user-shapes'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { NumberField, SelectField, TextareaField, TextField } from '../../../ui/form/form-fields.tsx'
import styles from './settings.module.css'

const unsaid = { value: '', label: 'Не вказано' }
const hands = [unsaid, { value: 'RIGHT', label: 'Права' }, { value: 'LEFT', label: 'Ліва' }]
const backhands = [unsaid, { value: 'ONE', label: 'Однією рукою' }, { value: 'TWO', label: 'Двома руками' }]
const genders = [unsaid, { value: 'MEN', label: 'Чоловіча' }, { value: 'WOMEN', label: 'Жіноча' }]

/** The player's data, by who will read them, because that is what one wants to know before typing. */
export function AboutForm({ me }: { me: SessionUser }) {
  const api = useApi()
  const form = useContractForm(aboutShape(new Date().getFullYear()), {
    initial: aboutOf(me),
    unsent: { draft: 'settings about' },
    texts,
    // only what differs, so that a form left open does not undo what was changed elsewhere
    send: (_, { changes }) => api.call('PUT /api/v1/users/{id}', { params: { id: me.id }, body: changes }),
    done: { title: 'Збережено', description: 'Дані гравця оновлено.' },
    failed: 'Не вдалося зберегти',
  })
  return (
    <form {...form.props}>
      <Audience title="Бачать усі">
        <TextField {...form.field('firstName')} label="Імʼя" required autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Прізвище" autoComplete="family-name" />
        <TextField {...form.field('city')} label="Місто" autoComplete="address-level2" />
        <SelectField {...form.field('hand')} label="Ігрова рука" options={hands} />
      </Audience>
      <Audience title="Бачать гравці, які увійшли">
        <SelectField {...form.field('backhand')} label="Бекхенд" options={backhands} />
        <TextField {...form.field('racket')} label="Ракетка" autoComplete="off" />
        <div className={styles.wide}>
          <TextareaField
            {...form.field('preferredCourts')}
            label="Де люблю грати"
            hint="Корти або райони, через кому."
            rows={2}
          />
        </div>
        <div className={styles.wide}>
          <TextareaField
            {...form.field('bio')}
            label="Про себе"
            hint="Коли зручно грати, який стиль, як із вами домовитися."
          />
        </div>
      </Audience>
      <Audience title="Бачите лише ви та адміністратор">
        <SelectField {...form.field('gender')} label="Стать" options={genders} autoComplete="sex" />
        <NumberField
          {...form.field('birthYear')}
          label="Рік народження"
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={String(birthYears.max).length}
          placeholder="1990"
        />
      </Audience>
      <div className={styles.save} data-changed={form.isChanged || undefined}>
        <FailureNote {...form.failure} />
        <p aria-live="polite">{form.isChanged ? 'Не збережено' : ''}</p>
        {form.isChanged && (
          <Button variant="ghost" color="neutral" onClick={form.discard} disabled={form.busy}>
            Скасувати
          </Button>
        )}
        <Button type="submit" loading={form.busy} disabled={!form.isChanged}>
          Зберегти
        </Button>
      </div>
    </form>
  )
}

const fields = userChanges.pick({
  firstName: true,
  lastName: true,
  city: true,
  hand: true,
  backhand: true,
  racket: true,
  preferredCourts: true,
  bio: true,
  gender: true,
  birthYear: true,
})

const aboutShape = (thisYear: number) =>
  fields.refine(({ birthYear }) => (birthYear ?? 0) <= thisYear, { path: ['birthYear'] })

const aboutOf = ({
  firstName,
  lastName,
  city,
  hand,
  backhand,
  racket,
  preferredCourts,
  bio,
  gender,
  birthYear,
}: SessionUser) => ({
  firstName,
  lastName,
  city,
  hand,
  backhand,
  racket,
  preferredCourts,
  bio,
  gender,
  birthYear,
})

const texts = {
  city: `Назва міста має бути не довшою за ${profileLengths.city} символів.`,
  hand: 'Виберіть руку зі списку.',
  backhand: 'Виберіть бекхенд зі списку.',
  racket: `Назва ракетки має бути не довшою за ${profileLengths.racket} символів.`,
  preferredCourts: `Назви кортів мають вміститися у ${profileLengths.preferredCourts} символів.`,
  bio: `Розповідь має вміститися в ${profileLengths.bio} символів.`,
  gender: 'Виберіть стать зі списку.',
  birthYear: 'Напишіть рік чотирма цифрами, наприклад 1990.',
}

const Audience = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.audience}>
    <legend>{title}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
)
