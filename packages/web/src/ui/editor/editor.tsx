import { imageTypes } from '@matchbol/core/uploads/sent-pictures'
import { EditorContent, useEditor } from '@tiptap/react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import '../prose/prose.css'
import './editor.css'
import { extensions } from './extensions.ts'
import { tidyPasted } from './pasted.ts'
import { PlaceTools } from './place-tools.tsx'
import { readMarkdown } from './read-markdown.ts'
import { Toolbar } from './toolbar.tsx'
import { useSentPictures } from './use-sent-pictures.ts'
import { writeMarkdown } from './write-markdown.ts'

export interface MarkdownEditorProps {
  label: string
  /** Markdown. */
  value: string
  onChange: (markdown: string) => void
  onBlur: () => void
  /** Of the sentences beside it. */
  describedBy: string | undefined
  isInvalid: boolean
  /** @returns where the picture is kept; nothing where it could not be sent, which is said elsewhere */
  sendPicture: (file: File) => Promise<string | undefined>
  /** Holds its place until it is made. */
  coming: ReactNode
}

/** Text with headings, lists, tables and pictures as it will look; what goes in and out is Markdown. Loaded when somebody writes. */
export default function MarkdownEditor(props: MarkdownEditorProps) {
  const { label, value, onChange, onBlur, describedBy, isInvalid, sendPicture, coming } = props
  /** What was last told, and before it what has not been handed back yet: an older text of one’s own is no news. */
  const told = useRef([value])
  const chooser = useRef<HTMLInputElement>(null)
  const [isLinking, setLinking] = useState(false)
  const pictures = useSentPictures(sendPicture)
  const editor = useEditor({
    extensions,
    injectCSS: false, // the site's policy lets no style be written in
    immediatelyRender: false,
    content: readMarkdown(value),
    editorProps: {
      transformPastedHTML: tidyPasted,
      handlePaste: (_, event) => pictures.take(event.clipboardData),
      handleDrop: (view, event, _slice, isMoved) => {
        if (isMoved) return false
        return pictures.take(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
      },
      handleKeyDown: (_, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return false
        event.preventDefault()
        event.stopPropagation()
        setLinking(true)
        return true
      },
      attributes: {
        class: 'prose editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor }) => {
      const markdown = writeMarkdown(editor.getJSON())
      told.current.push(markdown)
      onChange(markdown)
    },
    onBlur,
  })
  useEffect(() => pictures.follow(editor), [editor, pictures.follow])

  const takeUp = useEffectEvent((markdown: string) => {
    if (!editor) return
    const handedBack = told.current.lastIndexOf(markdown)
    told.current = handedBack < 0 ? [markdown] : told.current.slice(handedBack)
    if (handedBack < 0) editor.commands.setContent(readMarkdown(markdown), { emitUpdate: false })
  })
  useEffect(() => takeUp(value), [value])

  if (!editor) return coming
  return (
    <div className="editor">
      <div className="editor-head">
        <Toolbar
          editor={editor}
          isSendingPicture={pictures.isSending}
          onLink={() => setLinking(true)}
          onPicture={() => chooser.current?.click()}
        />
        <PlaceTools
          editor={editor}
          isLinking={isLinking}
          onLinked={() => setLinking(false)}
          unnamed={pictures.unnamed}
          onNamed={pictures.name}
        />
      </div>
      <EditorContent editor={editor} />
      <p className="editor-status" role="status">
        {pictures.isSending && 'Завантажуємо зображення…'}
      </p>
      <input
        ref={chooser}
        type="file"
        accept={imageTypes.join()}
        multiple
        hidden
        onChange={({ target }) => {
          void pictures.send([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </div>
  )
}
