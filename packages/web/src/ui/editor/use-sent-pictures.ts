import type { Editor } from '@tiptap/core'
import { useCallback, useRef, useState } from 'react'

/**
 * Pictures that were pasted, dropped or chosen: sent one after the other, and each put where the caret was at that moment, wherever
 * that place has moved to by the time it has come.
 */
export function useSentPictures(sendPicture: (file: File) => Promise<string | undefined>) {
  const [isSending, setSending] = useState(false)
  const opened = useRef<Editor>(null)
  const queue = useRef(Promise.resolve())

  const follow = useCallback((editor: Editor | null) => {
    opened.current = editor
  }, [])

  const sendOne = async (file: File, editor: Editor, at: number) => {
    let place = at
    const move = ({ transaction }: { transaction: { mapping: { map(place: number): number } } }) => {
      place = transaction.mapping.map(place)
    }
    editor.on('transaction', move)
    const src = await sendPicture(file)
    editor.off('transaction', move)
    if (src && !editor.isDestroyed)
      editor.commands.insertContentAt(Math.min(place, editor.state.doc.content.size), {
        type: 'image',
        attrs: { src, alt: '' },
      })
  }

  const send = (files: readonly File[], at?: number) => {
    const editor = opened.current
    if (!editor || files.length === 0) return queue.current
    const place = at ?? editor.state.selection.to
    setSending(true)
    const done = files.reduce((before, file) => before.then(() => sendOne(file, editor, place)), queue.current)
    queue.current = done.catch(() => undefined)
    return queue.current.then(() => setSending(false))
  }

  /** @returns whether there were pictures; text that comes with one, as from Word, is what was meant */
  const take = (data: DataTransfer | null, at?: number): boolean => {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0 || data?.getData('text/plain').trim()) return false
    void send(files, at)
    return true
  }
  return { isSending, follow, send, take }
}
