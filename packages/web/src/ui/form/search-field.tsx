import { SEARCH_LENGTH } from '@matchbol/core/shared/limits'
import { Field } from './field.tsx'
import { SearchInput } from './input.tsx'

interface Props {
  label: string
  value: string | undefined
  placeholder: string
}

/** Words by which a list is narrowed, as `q` of its form. */
export const SearchField = ({ label, ...rest }: Props) => (
  <Field label={label}>{({ id }) => <SearchInput id={id} name="q" maxLength={SEARCH_LENGTH} {...rest} />}</Field>
)
