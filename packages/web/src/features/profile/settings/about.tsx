import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { forgetDrafts, keepDraft, readDraft } from '../../../lib/forms/drafts.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { aboutDraft, typedValues } from './about-draft.ts'
import { SettingsAboutFields } from './about-fields.tsx'
import {
  type AboutErrors,
  type AboutField,
  type AboutValues,
  aboutChanges,
  aboutErrorsOf,
  aboutMistakes,
  aboutValuesOf,
} from './about-values.ts'
import styles from './settings.module.css'
import { useSaveProfile } from './use-save-profile.ts'

/** The player's data. What was typed stays until it is saved or thrown away by hand. */
export function SettingsAbout({ me }: { me: SessionUser }) {
  const [values, setValues] = useState<AboutValues>(() => ({
    ...aboutValuesOf(me),
    ...typedValues(readDraft(aboutDraft)),
  }))
  const [errors, setErrors] = useState<AboutErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const changes = aboutChanges(values, me)
  const isChanged = Object.keys(changes).length > 0
  const save = useSaveProfile(me, {
    done: { title: 'Збережено', description: 'Дані гравця оновлено.' },
    onDone: () => {
      forgetDrafts(aboutDraft)
      setValues((typed) => trimmed(typed))
    },
    onFailed: (error) => {
      if (!(error instanceof ApiError) || error.errorType !== 'VALIDATION') return false
      const objections = aboutErrorsOf(error)
      setErrors(objections)
      return Object.keys(objections).length > 0
    },
  })
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const type = (field: AboutField, text: string) => {
    const typed = { ...values, [field]: text }
    setValues(typed)
    setErrors(({ [field]: _, ...others }) => others)
    keepDraft(aboutDraft, differing(typed, aboutValuesOf(me)))
  }
  const reset = () => {
    forgetDrafts(aboutDraft)
    setValues(aboutValuesOf(me))
    setErrors({})
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const mistakes = aboutMistakes(values, new Date())
        setErrors(mistakes)
        if (Object.keys(mistakes).length === 0) void save.run(changes)
      }}
    >
      <SettingsAboutFields values={values} errors={errors} onType={type} />
      <div className={styles.save} data-changed={isChanged || undefined}>
        <FailureNote {...save.failure} />
        <p aria-live="polite">{isChanged ? 'Не збережено' : ''}</p>
        {isChanged && (
          <Button variant="ghost" color="neutral" onClick={reset} disabled={save.busy}>
            Скасувати
          </Button>
        )}
        <Button type="submit" loading={save.busy} disabled={!isChanged}>
          Зберегти
        </Button>
      </div>
    </form>
  )
}

const differing = (values: AboutValues, present: AboutValues): Partial<AboutValues> =>
  Object.fromEntries(Object.entries(values).filter(([field, text]) => text !== present[field as AboutField]))

const trimmed = (values: AboutValues) =>
  Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text.trim()])) as AboutValues
