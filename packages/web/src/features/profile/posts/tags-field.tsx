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

/** What of that is not kept. */
function faultOf(typed: string): string | undefined {
  const tags = normalisedTags(typed.split(','))
  if (tags.length > MOST_TAGS) return `Тем може бути до ${MOST_TAGS}: збережемо перші.`
  if (tags.some((tag) => tag.length > postLengths.tag))
    return `У темі може бути до ${postLengths.tag} знаків: скоротіть довшу.`
  return undefined
}

/** Tags between commas, as many as an article may have. */
export function TagsField({ tags, onChange }: Props) {
  const [typed, setTyped] = useState('')
  // commas and blanks are the typist's own; tags that came from elsewhere, as from a kept draft, take their place
  const shown = tagsIn(typed).join() === tags.join() ? typed : tags.join(', ')
  const fault = faultOf(shown)
  return (
    <Field label="Теми" hint={`До ${MOST_TAGS}, через кому: подача, перший турнір`} error={fault}>
      {(tied) => (
        <Input
          {...tied}
          value={shown}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange(tagsIn(currentTarget.value))
          }}
          onBlur={() => {
            if (!fault) setTyped(tags.join(', '))
          }}
        />
      )}
    </Field>
  )
}
