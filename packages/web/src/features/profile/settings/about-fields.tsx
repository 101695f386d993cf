import { birthYears, profileLengths } from '@matchbol/core/users/limits'
import type { ReactNode } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { Input, Textarea } from '../../../ui/form/input.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import type { AboutErrors, AboutField, AboutValues } from './about-values.ts'
import styles from './settings.module.css'

interface Props {
  values: AboutValues
  errors: AboutErrors
  onType: (field: AboutField, text: string) => void
}

const unsaid = { value: '', label: 'Не вказано' }
const hands = [unsaid, { value: 'RIGHT', label: 'Права' }, { value: 'LEFT', label: 'Ліва' }]
const backhands = [unsaid, { value: 'ONE', label: 'Однією рукою' }, { value: 'TWO', label: 'Двома руками' }]
const genders = [unsaid, { value: 'MEN', label: 'Чоловіча' }, { value: 'WOMEN', label: 'Жіноча' }]

/** The fields by who will read them, because that is what one wants to know before typing. */
export function SettingsAboutFields({ values, errors, onType }: Props) {
  const of = (name: AboutField) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(name, currentTarget.value),
  })
  return (
    <>
      <Audience title="Бачать усі">
        <Field label="Імʼя" required error={errors.firstName}>
          {(control) => (
            <Input {...control} {...of('firstName')} autoComplete="given-name" maxLength={profileLengths.firstName} />
          )}
        </Field>
        <Field label="Прізвище" error={errors.lastName}>
          {(control) => (
            <Input {...control} {...of('lastName')} autoComplete="family-name" maxLength={profileLengths.lastName} />
          )}
        </Field>
        <Field label="Місто" error={errors.city}>
          {(control) => (
            <Input {...control} {...of('city')} autoComplete="address-level2" maxLength={profileLengths.city} />
          )}
        </Field>
        <Field label="Ігрова рука" error={errors.hand}>
          {(control) => <NativeSelect {...control} {...of('hand')} options={hands} />}
        </Field>
      </Audience>
      <Audience title="Бачать гравці, які увійшли">
        <Field label="Бекхенд" error={errors.backhand}>
          {(control) => <NativeSelect {...control} {...of('backhand')} options={backhands} />}
        </Field>
        <Field label="Ракетка" error={errors.racket}>
          {(control) => <Input {...control} {...of('racket')} autoComplete="off" maxLength={profileLengths.racket} />}
        </Field>
        <div className={styles.wide}>
          <Field label="Де люблю грати" hint="Корти або райони, через кому." error={errors.preferredCourts}>
            {(control) => (
              <Textarea {...control} {...of('preferredCourts')} rows={2} maxLength={profileLengths.preferredCourts} />
            )}
          </Field>
        </div>
        <div className={styles.wide}>
          <Field label="Про себе" hint="Коли зручно грати, який стиль, як із вами домовитися." error={errors.bio}>
            {(control) => <Textarea {...control} {...of('bio')} maxLength={profileLengths.bio} />}
          </Field>
        </div>
      </Audience>
      <Audience title="Бачите лише ви та адміністратор">
        <Field label="Стать" error={errors.gender}>
          {(control) => <NativeSelect {...control} {...of('gender')} options={genders} autoComplete="sex" />}
        </Field>
        <Field label="Рік народження" error={errors.birthYear}>
          {(control) => (
            <Input
              {...control}
              {...of('birthYear')}
              inputMode="numeric"
              autoComplete="bday-year"
              maxLength={String(birthYears.max).length}
              placeholder="1990"
            />
          )}
        </Field>
      </Audience>
    </>
  )
}

const Audience = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.audience}>
    <legend>{title}</legend>
    <div className={styles.fields}>{children}</div>
  </fieldset>
)
