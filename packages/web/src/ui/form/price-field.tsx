import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Field } from './field.tsx'
import type { FieldPlace } from './form-fields.tsx'
import { Input } from './input.tsx'

/** As long as any price may be typed. */
const longestPrice = '1 000 000,00'.length

/** A price in hryvnias, for the kopiykas that are sent; what is no price stays as it is typed, so that the contract can say so. */
export function PriceField<Values extends FieldValues>({ name, control }: FieldPlace<Values>) {
  const { field, fieldState } = useController({ name, control })
  const [typed, setTyped] = useState(() => hryvniasOf(field.value))
  return (
    <Field
      label="Ціна, грн"
      hint="0 — безкоштовно. Порожнє поле нічого не каже про ціну."
      error={fieldState.error?.message}
    >
      {(tied) => (
        <Input
          {...tied}
          ref={field.ref}
          inputMode="decimal"
          autoComplete="off"
          maxLength={longestPrice}
          value={typed}
          onBlur={field.onBlur}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            field.onChange(kopiykasOf(value))
          }}
        />
      )}
    </Field>
  )
}

const hryvniasOf = (kopiykas: unknown) =>
  typeof kopiykas === 'number' ? String(kopiykas / 100).replace('.', ',') : String(kopiykas ?? '')

function kopiykasOf(text: string): number | string | null {
  const plain = text.trim().replace(/\s/g, '').replace(',', '.')
  if (plain === '') return null
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : text
}
