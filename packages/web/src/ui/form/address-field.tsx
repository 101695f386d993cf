import type { Ref } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

interface Props {
  label: string
  hint?: string
  address: string
  input: Ref<HTMLInputElement>
}

/** An address to be copied, whole; `input` is that of `useCopy`. */
export const AddressField = ({ label, hint, address, input }: Props) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <Input
        {...control}
        ref={input}
        readOnly
        value={address}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
      />
    )}
  </Field>
)
