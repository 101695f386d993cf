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
  Plus,
  Quote,
  Redo2,
  Strikethrough,
  Table,
  Undo2,
} from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Menu } from '../overlay/menu.tsx'
import { moveFocusByArrows } from '../overlay/move-focus.ts'
import { focusEditor } from './focus-editor.ts'

interface Tool {
  label: string
  keys?: string
  icon: LucideIcon
  use: () => void
  isOn?: boolean
  isOff?: boolean
  /** Its name stands beside the icon. */
  isNamed?: boolean
  /** In the row; on a phone only where it is «always», else in the menu «Додати». */
  inRow?: 'always' | 'wide'
}

interface Props {
  editor: Editor
  isSendingPicture: boolean
  onLink: () => void
  onPicture: () => void
}

/** A row of what is used most, and all else by name under «Додати». One stop of the Tab key: arrows lead from tool to tool. */
export function Toolbar({ editor, isSendingPicture, onLink, onPicture }: Props) {
  const [stop, setStop] = useState('')
  const tools = useTools(editor, { isSendingPicture, onLink, onPicture })
  const row = tools.filter(({ inRow }) => inRow)
  return (
    <div className="editor-tools" role="toolbar" aria-label="Оформлення тексту" onKeyDown={moveFocusByArrows}>
      {row.map((tool) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          tabIndex={tool.label === (stop || row[0]?.label) ? 0 : -1}
          onFocus={() => setStop(tool.label)}
        />
      ))}
      <Menu
        buttonClass="btn editor-more"
        button={
          <>
            <Plus size={20} aria-hidden="true" />
            <span>Додати</span>
          </>
        }
      >
        {tools.map((tool) => tool.inRow !== 'always' && <ToolButton key={tool.label} tool={tool} isInMenu />)}
      </Menu>
    </div>
  )
}

type ToolButtonProps = { tool: Tool; isInMenu?: boolean } & Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus'>

function ToolButton({ tool, isInMenu = false, ...rest }: ToolButtonProps) {
  const { label, keys, icon: Icon, use, isOn, isOff, isNamed, inRow } = tool
  return (
    <button
      {...rest}
      type="button"
      className={isInMenu ? 'editor-menu-tool' : isNamed ? 'btn' : 'icon-button'}
      data-variant="ghost"
      data-in-row={inRow}
      title={keys ? `${label} (${keys})` : label}
      aria-label={isInMenu || isNamed ? undefined : label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()} // the text keeps the caret
      onClick={() => isOff || use()}
    >
      {(isInMenu || !isNamed) && <Icon size={20} aria-hidden="true" />}
      {(isInMenu || isNamed) && label}
    </button>
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
    {
      ...{ label: 'Заголовок', keys: 'Ctrl+Alt+2', icon: Heading2, isNamed: true, inRow: 'always' },
      ...{ use: heading(2), isOn: is.h2 },
    },
    {
      label: 'Жирний',
      keys: 'Ctrl+B',
      icon: Bold,
      use: () => write().toggleBold().run(),
      isOn: is.bold,
      inRow: 'always',
    },
    {
      ...{ label: 'Курсив', keys: 'Ctrl+I', icon: Italic, inRow: 'wide' },
      ...{ use: () => write().toggleItalic().run(), isOn: is.italic },
    },
    { label: 'Список', icon: List, use: () => write().toggleBulletList().run(), isOn: is.bullets, inRow: 'always' },
    { label: 'Посилання', keys: 'Ctrl+K', icon: Link, use: onLink, isOn: is.link, inRow: 'always' },
    { label: 'Зображення', icon: ImagePlus, use: onPicture, isOff: isSendingPicture, inRow: 'wide' },
    { label: 'Таблиця', icon: Table, use: table, isOff: is.table },
    { label: 'Цитата', icon: Quote, use: () => write().toggleBlockquote().run(), isOn: is.quote },
    { label: 'Нумерований список', icon: ListOrdered, use: () => write().toggleOrderedList().run(), isOn: is.numbers },
    { label: 'Лінія', icon: Minus, use: () => write().setHorizontalRule().run() },
    { label: 'Підзаголовок', keys: 'Ctrl+Alt+3', icon: Heading3, use: heading(3), isOn: is.h3 },
    { label: 'Малий заголовок', keys: 'Ctrl+Alt+4', icon: Heading4, use: heading(4), isOn: is.h4 },
    { label: 'Закреслений', icon: Strikethrough, use: () => write().toggleStrike().run(), isOn: is.strike },
    {
      label: 'Скасувати',
      keys: 'Ctrl+Z',
      icon: Undo2,
      use: () => write().undo().run(),
      isOff: !is.undo,
      inRow: 'wide',
    },
    {
      ...{ label: 'Повторити', keys: 'Ctrl+Shift+Z', icon: Redo2, inRow: 'wide' },
      ...{ use: () => write().redo().run(), isOff: !is.redo },
    },
  ]
}
