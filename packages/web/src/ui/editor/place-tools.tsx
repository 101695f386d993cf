import { isSafeLink } from '@matchbol/core/shared/safe-link'
import { LONGEST_ADDRESS, LONGEST_PICTURE_WORDS } from '@matchbol/core/texts/limits'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { Input } from '../form/input.tsx'
import { focusEditor } from './focus-editor.ts'

interface Props {
  editor: Editor
  isLinking: boolean
  onLinked: () => void
  /** Pictures that have just come, of which it is asked what they show. */
  unnamed: readonly string[]
  onNamed: (picture: string, alt: string) => void
}

/**
 * What belongs to the place where the caret is: the address of a link, the words beside a picture, rows and columns of a table; and
 * wherever it is, the words beside a picture that has just come.
 */
export function PlaceTools({ editor, isLinking, onLinked, unnamed, onNamed }: Props) {
  const place = useEditorState({
    editor,
    selector: ({ editor }) => ({
      href: String(editor.getAttributes('link').href ?? ''),
      picture: editor.isActive('image') ? String(editor.getAttributes('image').src) : '',
      alt: String(editor.getAttributes('image').alt ?? ''),
      isInTable: editor.isActive('table'),
    }),
  })
  if (isLinking) return <LinkLine editor={editor} href={place.href} onDone={onLinked} />
  if (place.picture)
    return (
      <Line
        key={place.picture}
        label="Що на зображенні (для тих, хто його не бачить)"
        initial={place.alt}
        most={LONGEST_PICTURE_WORDS}
        onDone={(alt) => {
          onNamed(place.picture, alt)
          focusEditor(editor)
        }}
        onLeave={() => focusEditor(editor)}
      />
    )
  const [asked] = unnamed
  if (asked)
    return (
      <Line
        key={asked}
        label="Опишіть фото для тих, хто його не бачить. Лише прикраса? Лишіть порожнім."
        initial=""
        most={LONGEST_PICTURE_WORDS}
        onDone={(alt) => onNamed(asked, alt)}
        onLeave={() => onNamed(asked, '')}
      />
    )
  return place.isInTable ? <TableTools editor={editor} /> : null
}

function LinkLine({ editor, href, onDone }: { editor: Editor; href: string; onDone: () => void }) {
  const leave = () => {
    focusEditor(editor)
    onDone()
  }
  const link = (typed: string) => {
    const written = typed.trim()
    const address = written === '' || isSafeLink(written) ? written : `https://${written}`
    if (written !== '' && (!isSafeLink(address) || !/^[/#]|\./.test(address))) return 'Такої адреси бути не може.'
    const chain = focusEditor(editor).chain().extendMarkRange('link')
    if (address === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && href === '')
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else chain.setLink({ href: address }).run()
    editor.commands.setTextSelection(editor.state.selection.to) // what is typed next follows it, and takes nobody's place
    onDone()
    return undefined
  }
  return <Line label="Адреса посилання" initial={href} most={LONGEST_ADDRESS} isFocused onDone={link} onLeave={leave} />
}

interface LineProps {
  label: string
  initial: string
  most: number
  isFocused?: boolean
  /** @returns what is wrong with it */
  onDone: (text: string) => unknown
  onLeave: () => void
}

/** Not a form: it stands in one. */
function Line({ label, initial, most, isFocused = false, onDone, onLeave }: LineProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const finish = () => {
    const wrong = onDone(text)
    setProblem(typeof wrong === 'string' ? wrong : undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') finish()
    else onLeave()
  }
  return (
    <div className="editor-place">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={text}
          maxLength={most}
          autoFocus={isFocused}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-error`}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="outline" onClick={finish}>
          Готово
        </Button>
      </div>
      {problem && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

const TableTools = ({ editor }: { editor: Editor }) => {
  const write = () => focusEditor(editor).chain()
  const tools: [string, () => boolean][] = [
    ['Додати рядок', () => write().addRowAfter().run()],
    ['Додати стовпець', () => write().addColumnAfter().run()],
    ['Прибрати рядок', () => write().deleteRow().run()],
    ['Прибрати стовпець', () => write().deleteColumn().run()],
    ['Прибрати таблицю', () => write().deleteTable().run()],
  ]
  return (
    <fieldset className="editor-place editor-table-tools" aria-label="Таблиця">
      {tools.map(([label, use]) => (
        <Button key={label} variant="ghost" size="sm" onClick={use}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
