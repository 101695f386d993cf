import { MOST_TAGS, postLengths } from '@matchbol/core/blog/limits'
import { normalisedTags } from '@matchbol/core/blog/tags'
import { useState } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'

interface Props {
  tags: readonly string[]
  onChange: (tags: string[]) => void
}

const tagsIn = (typed: string) =>
  normalisedTags(typed.split(',').map((tag) => tag.slice(0, postLengths.tag))).slice(0, MOST_TAGS)

/** Tags between commas, as many as an article may have. */
export function TagsField({ tags, onChange }: Props) {
  const [typed, setTyped] = useState('')
  // commas and blanks are the typist's own; tags that came from elsewhere, as from a kept draft, take their place
  const shown = tagsIn(typed).join() === tags.join() ? typed : tags.join(', ')
  return (
    <Field label="Теми" hint={`До ${MOST_TAGS}, через кому: подача, перший турнір`}>
      {(tied) => (
        <Input
          {...tied}
          value={shown}
          maxLength={MOST_TAGS * (postLengths.tag + 2)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(tagsIn(currentTarget.value))
          }}
          onBlur={() => setTyped(tags.join(', '))}
        />
      )}
    </Field>
  )
}
