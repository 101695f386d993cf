import type { PlainDate } from '@matchbol/core/shared/plain-date'
import type { ComponentProps, ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { DateField } from '../date/date-field.tsx'
import { writePlainDate } from '../date/typed-moment.ts'
import { type Choice, ChoiceGroup } from './choice-group.tsx'
import { Field } from './field.tsx'
import { Input, Textarea } from './input.tsx'
import { NativeSelect } from './native-select.tsx'
import { Switch } from './switch.tsx'

// The fields of a form that is held by react-hook-form: label, control, hint and error, tied to each other.

/** Where a field stands, and what its contract wants of it: `{...form.field('city')}`. */
export interface FieldPlace<Values extends FieldValues> {
  name: FieldPath<Values>
  control: Control<Values>
  maxLength?: number | undefined
  isRequired?: boolean
  /** Whether an empty field is null. */
  isNullable?: boolean
  /** What somebody else has saved meanwhile: said where the field holds something else. */
  saved?: { value: unknown }
}

interface Words {
  label: string
  hint?: ReactNode
  /** Gets the focus when the dialog around it opens. */
  isFirst?: boolean
}
type Props<Values extends FieldValues, Rest = unknown> = FieldPlace<Values> & Words & Rest
type Own<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Element>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'maxLength'
>

/** One line of text. */
export function TextField<Values extends FieldValues>(props: Props<Values, Own<'input'>>) {
  const { place, control, onText, rest } = useTextOf(props)
  return (
    <Field {...place}>
      {(tied) => <Input {...rest} {...tied} {...control} onChange={(event) => onText(event.currentTarget.value)} />}
    </Field>
  )
}

/** Text of several lines. */
export function TextareaField<Values extends FieldValues>(props: Props<Values, Own<'textarea'>>) {
  const { place, control, onText, rest } = useTextOf(props)
  return (
    <Field {...place}>
      {(tied) => <Textarea {...rest} {...tied} {...control} onChange={(event) => onText(event.currentTarget.value)} />}
    </Field>
  )
}

/** One of a list, by the browser's own control; an option with an empty value means none. */
export function SelectField<Values extends FieldValues>(
  props: Props<Values, Own<'select'> & { options: ComponentProps<typeof NativeSelect>['options'] }>,
) {
  const inWords = (saved: unknown) =>
    props.options.find(({ value }) => String(value) === String(saved ?? ''))?.label ?? String(saved ?? '')
  const { place, control, onText, rest } = useTextOf(props, inWords)
  const { maxLength: _, ...select } = control
  return (
    <Field {...place}>
      {(tied) => (
        <NativeSelect {...rest} {...tied} {...select} onChange={(event) => onText(event.currentTarget.value)} />
      )}
    </Field>
  )
}

/** A number; what is no number stays as it is typed, so that the contract can say so. */
export function NumberField<Values extends FieldValues>(props: Props<Values, Own<'input'>>) {
  const { place, control, onText, rest } = useTextOf(props)
  const take = (text: string, isFinished: boolean) => onText(text, numberIn(text, isFinished))
  return (
    <Field {...place}>
      {(tied) => (
        <Input
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          {...tied}
          {...control}
          onChange={(event) => take(event.currentTarget.value, false)}
          onBlur={(event) => {
            take(event.currentTarget.value, true)
            control.onBlur()
          }}
        />
      )}
    </Field>
  )
}

/** «1,» and «1.0» may still go on: they become numbers once nobody types. */
function numberIn(text: string, isFinished: boolean): number | string {
  const number = Number(text.trim().replace(',', '.'))
  if (text.trim() === '' || Number.isNaN(number)) return text
  return isFinished || String(number) === text ? number : text
}

/** One of a few, all in sight. */
export function ChoiceField<Values extends FieldValues, Value extends string | number>({
  name,
  control,
  label,
  choices,
  inRow = false,
}: Props<Values, { choices: readonly Choice<Value>[]; inRow?: boolean }>) {
  const { field } = useController({ name, control })
  return <ChoiceGroup legend={label} inRow={inRow} value={field.value} choices={choices} onChange={field.onChange} />
}

/** Yes or no, sent with the rest of the form. */
export function SwitchField<Values extends FieldValues>({ name, control, label, saved }: Props<Values>) {
  const { field } = useController({ name, control })
  const present = presentText(saved, field.value, (value) => (value === true ? 'увімкнено' : 'вимкнено'))
  return (
    <>
      <Switch
        ref={field.ref}
        name={name}
        checked={field.value === true}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
      >
        {label}
      </Switch>
      {present && (
        <p className="field-error" role="alert">
          {present}
        </p>
      )}
    </>
  )
}

/** How a day stands for the moment that is sent in its place: both ways, or neither. */
interface DayAsMoment {
  dayOf: (sent: string) => PlainDate
  sentAs: (day: PlainDate) => string | undefined
}
const asItIs: DayAsMoment = { dayOf: (sent) => sent, sentAs: (day) => day }

/** A day of the calendar, or the moment that `moment` makes of it. */
export function DayField<Values extends FieldValues>({
  name,
  control,
  label,
  isNullable = false,
  moment = asItIs,
  saved,
  today,
  min,
  max,
}: Props<
  Values,
  {
    today: PlainDate
    min?: PlainDate
    max?: PlainDate
    moment?: DayAsMoment
  }
>) {
  const { field, fieldState } = useController({ name, control })
  return (
    <DateField
      today={today}
      min={min}
      max={max}
      label={label}
      error={
        fieldState.error?.message ??
        presentText(saved, field.value, (value) => value && writePlainDate(moment.dayOf(String(value))))
      }
      value={field.value ? moment.dayOf(field.value) : ''}
      onChange={(day) => field.onChange(day === '' && isNullable ? null : day && moment.sentAs(day))}
    />
  )
}

/** A field whose control is a line, lines or a list: the parts that it is drawn of. */
function useTextOf<Values extends FieldValues, Rest extends { required?: boolean | undefined }>(
  {
    name,
    control,
    label,
    hint,
    maxLength,
    isRequired,
    isNullable,
    saved,
    required = isRequired,
    isFirst = false,
    ...rest
  }: Props<Values> & Rest,
  inWords = (saved: unknown): unknown => saved,
) {
  const { field, fieldState } = useController({ name, control })
  const ref = (element: HTMLElement | null) => {
    field.ref(element)
    // a dialog that opens looks for this attribute; React would only focus, before there is a dialog
    if (isFirst) element?.setAttribute('autofocus', '')
  }
  return {
    place: {
      label,
      hint,
      error: fieldState.error?.message ?? presentText(saved, field.value, inWords),
      ...(required !== undefined && { required }),
    },
    control: { name, ref, value: String(field.value ?? ''), maxLength, onBlur: field.onBlur },
    onText: (text: string, value: unknown = text) => field.onChange(text === '' && isNullable ? null : value),
    rest,
  }
}

/** What stands there now, where something else was typed over it. */
function presentText(saved: { value: unknown } | undefined, typed: unknown, inWords: (value: unknown) => unknown) {
  if (!saved || String(saved.value ?? '') === String(typed ?? '')) return undefined
  return `Зараз: ${String(inWords(saved.value) ?? '') || 'порожньо'}.`
}
