import { lazy, type ReactNode, Suspense } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import type { MarkdownEditorProps } from '../../ui/editor/editor.tsx'
import { Field } from '../../ui/form/field.tsx'
import type { FieldPlace } from '../../ui/form/form-fields.tsx'
import { Textarea } from '../../ui/form/input.tsx'
import { useUpload } from './use-upload.ts'

/** Loaded when somebody writes; where it does not come, text with its marks is written all the same. */
const Editor = lazy(() => import('../../ui/editor/editor.tsx').catch(() => ({ default: PlainText })))

/** From this part of the limit on it is said how much is left. */
const NEAR_THE_LIMIT = 0.8

/**
 * A long text, held as Markdown: `<MarkdownField {...form.field('body')} label="Текст" />`. Pictures become uploads of the person; those of
 * other sites are fetched when it is saved, so say `refusedAt: { IMAGE_NOT_FETCHED: 'body', … }` in the form.
 */
export function MarkdownField<Values extends FieldValues>(
  props: FieldPlace<Values> & { label: string; hint?: ReactNode },
) {
  const { name, control, label, hint, maxLength, isRequired = false, saved } = props
  const { field, fieldState } = useController({ name, control })
  const upload = useUpload()
  const value = String(field.value ?? '')
  const coming = <Coming text={value} />
  const isNear = maxLength !== undefined && value.length > maxLength * NEAR_THE_LIMIT
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field
        label={label}
        required={isRequired}
        hint={isNear ? `${value.length} з ${maxLength} знаків разом із розміткою` : hint}
        error={fieldState.error?.message ?? upload.error}
      >
        {(tied) => (
          <Suspense fallback={coming}>
            <Editor
              label={label}
              value={value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              describedBy={tied['aria-describedby']}
              isInvalid={tied['aria-invalid'] ?? false}
              sendPicture={upload.send}
              coming={coming}
            />
          </Suspense>
        )}
      </Field>
      {saved && saved.value !== value && <Saved label={label} text={String(saved.value ?? '')} />}
    </div>
  )
}

/** As high as the editor will be, more or less: what stands below stays there. */
const Coming = ({ text }: { text: string }) => (
  <div className="min-h-96 rounded-ctl border border-border-strong p-5 pt-18 whitespace-pre-wrap wrap-anywhere text-muted">
    {text}
  </div>
)

/** What somebody else has saved meanwhile. */
const Saved = ({ label, text }: { label: string; text: string }) => (
  <details open>
    <summary className="min-h-11 content-center text-sm font-semibold">{label}: що збережено зараз</summary>
    <pre className="font-sans text-sm whitespace-pre-wrap wrap-anywhere">{text || 'Порожньо.'}</pre>
  </details>
)

const PlainText = ({ label, value, onChange, onBlur, describedBy, isInvalid }: MarkdownEditorProps) => (
  <>
    <Textarea
      rows={14}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
    <p className="field-hint">
      Редактор не завантажився. Пишіть звичайним текстом; ## — заголовок, **жирний**, - список, [слова](адреса).
    </p>
  </>
)
