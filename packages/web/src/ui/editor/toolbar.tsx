import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Table,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { moveFocusByArrows } from '../overlay/move-focus.ts'
import { focusEditor } from './focus-editor.ts'

interface Tool {
  label: string
  keys?: string
  icon: LucideIcon
  use: () => void
  isOn?: boolean
  isOff?: boolean
}

interface Props {
  editor: Editor
  isSendingPicture: boolean
  onLink: () => void
  onPicture: () => void
}

/** One stop of the Tab key: arrows lead from tool to tool. */
export function Toolbar({ editor, isSendingPicture, onLink, onPicture }: Props) {
  const [stop, setStop] = useState(0)
  const tools = useTools(editor, { isSendingPicture, onLink, onPicture })
  return (
    <div className="editor-tools" role="toolbar" aria-label="Оформлення тексту" onKeyDown={moveFocusByArrows}>
      {tools.map(({ label, keys, icon: Icon, use, isOn, isOff }, index) => (
        <button
          key={label}
          type="button"
          className="icon-button"
          title={keys ? `${label} (${keys})` : label}
          aria-label={label}
          aria-pressed={isOn}
          aria-disabled={isOff || undefined}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onMouseDown={(event) => event.preventDefault()} // the text keeps the caret
          onClick={() => isOff || use()}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

function useTools(editor: Editor, { isSendingPicture, onLink, onPicture }: Omit<Props, 'editor'>): Tool[] {
  const is = useEditorState({
    editor,
    selector: ({ editor }) => ({
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
      h4: editor.isActive('heading', { level: 4 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      strike: editor.isActive('strike'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      table: editor.isActive('table'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  })
  const write = () => focusEditor(editor).chain()
  const heading = (level: 2 | 3 | 4) => () => write().toggleHeading({ level }).run()
  const table = () => write().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
  return [
    { label: 'Заголовок', keys: 'Ctrl+Alt+2', icon: Heading2, use: heading(2), isOn: is.h2 },
    { label: 'Підзаголовок', keys: 'Ctrl+Alt+3', icon: Heading3, use: heading(3), isOn: is.h3 },
    { label: 'Малий заголовок', keys: 'Ctrl+Alt+4', icon: Heading4, use: heading(4), isOn: is.h4 },
    { label: 'Жирний', keys: 'Ctrl+B', icon: Bold, use: () => write().toggleBold().run(), isOn: is.bold },
    { label: 'Курсив', keys: 'Ctrl+I', icon: Italic, use: () => write().toggleItalic().run(), isOn: is.italic },
    { label: 'Закреслений', icon: Strikethrough, use: () => write().toggleStrike().run(), isOn: is.strike },
    { label: 'Список', icon: List, use: () => write().toggleBulletList().run(), isOn: is.bullets },
    { label: 'Нумерований список', icon: ListOrdered, use: () => write().toggleOrderedList().run(), isOn: is.numbers },
    { label: 'Цитата', icon: Quote, use: () => write().toggleBlockquote().run(), isOn: is.quote },
    { label: 'Посилання', keys: 'Ctrl+K', icon: Link, use: onLink, isOn: is.link },
    { label: 'Зображення', icon: ImagePlus, use: onPicture, isOff: isSendingPicture },
    { label: 'Таблиця', icon: Table, use: table, isOff: is.table },
    { label: 'Лінія', icon: Minus, use: () => write().setHorizontalRule().run() },
    { label: 'Скасувати', keys: 'Ctrl+Z', icon: Undo2, use: () => write().undo().run(), isOff: !is.undo },
    { label: 'Повторити', keys: 'Ctrl+Shift+Z', icon: Redo2, use: () => write().redo().run(), isOff: !is.redo },
  ]
}
