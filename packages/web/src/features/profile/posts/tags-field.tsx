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
  const [typed, setTyped] = useState(tags.join(', '))
  const change = (text: string) => {
    setTyped(text)
    onChange(tagsIn(text))
  }
  return (
    <Field label="Теми" hint={`До ${MOST_TAGS}, через кому: подача, перший турнір`}>
      {(tied) => (
        <Input
          {...tied}
          value={typed}
          maxLength={MOST_TAGS * (postLengths.tag + 2)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => setTyped(tagsIn(typed).join(', '))}
        />
      )}
    </Field>
  )
}
