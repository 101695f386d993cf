import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { useCallback, useRef, useState } from 'react'

/**
 * Pictures that were pasted, dropped or chosen: sent one after the other, and put in that order where the caret was at that moment,
 * wherever that place has moved to by the time they have come. The caret stays where its writer goes on.
 */
export function useSentPictures(sendPicture: (file: File) => Promise<string | undefined>) {
  const [isSending, setSending] = useState(false)
  const opened = useRef<Editor>(null)
  const queue = useRef(Promise.resolve())
  /** Those that have come and of which nobody has said yet what they show. */
  const [unnamed, setUnnamed] = useState<readonly string[]>([])

  const follow = useCallback((editor: Editor | null) => {
    opened.current = editor
  }, [])

  const send = (files: readonly File[], at?: number) => {
    const editor = opened.current
    if (!editor || files.length === 0) return queue.current
    const place = followedPlace(editor, at ?? editor.state.selection.to)
    const sendAll = async () => {
      for (const file of files) {
        const src = await sendPicture(file)
        if (!src || editor.isDestroyed) continue
        place.put(src)
        setUnnamed((others) => [...others, src])
      }
    }
    setSending(true)
    queue.current = queue.current
      .then(sendAll)
      .catch(() => undefined)
      .finally(place.leave)
    return queue.current.then(() => setSending(false))
  }

  /** @returns whether there were pictures; text that comes with one, as from Word, is what was meant */
  const take = (data: DataTransfer | null, at?: number): boolean => {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0 || data?.getData('text/plain').trim()) return false
    void send(files, at)
    return true
  }
  /** @param alt empty for one that only adorns */
  const name = (named: string, alt: string) => {
    setUnnamed((pictures) => pictures.filter((src) => src !== named))
    if (opened.current) writeAlt(opened.current, named, alt)
  }
  return { isSending, follow, send, take, unnamed, name }
}

function writeAlt(editor: Editor, named: string, alt: string) {
  const { tr, doc } = editor.state
  doc.descendants((node, at) => {
    if (node.type.name === 'image' && node.attrs.src === named) tr.setNodeAttribute(at, 'alt', alt)
  })
  if (tr.docChanged) editor.view.dispatch(tr)
}

/** A place for pictures, kept while the text around it is written. */
function followedPlace(editor: Editor, at: number) {
  const parent = editor.state.doc.resolve(at).parent
  // a line that is empty yet is for what follows the picture, also once something is typed in it
  let place = parent.isTextblock && parent.childCount === 0 ? betweenBlocks(editor.state.doc, at) : at
  const move = ({ transaction }: { transaction: Transaction }) => {
    place = transaction.mapping.map(place, -1)
  }
  editor.on('transaction', move)
  return {
    put: (src: string) => {
      const { state, schema, view } = editor
      const picture = schema.node('image', { src, alt: '' })
      const found = betweenBlocks(state.doc, Math.min(place, state.doc.content.size))
      view.dispatch(state.tr.insert(found, picture)) // unlike the command of the editor, this leaves the caret alone
      place = found + picture.nodeSize
    },
    leave: () => {
      editor.off('transaction', move)
    },
  }
}

/** Where a picture may stand: after the paragraph or table at the place, before an empty paragraph. */
function betweenBlocks(doc: Node, at: number): number {
  const place = doc.resolve(at)
  for (let depth = 1; depth <= place.depth; depth++)
    if (place.node(depth).type.name === 'table') return place.after(depth) // a cell holds one line of words
  if (!place.parent.isTextblock) return at
  const index = place.index(-1)
  const mayPrecede = place.node(-1).canReplaceWith(index, index, doc.type.schema.node('image').type) // not so in a list
  return place.parent.childCount === 0 && mayPrecede ? place.before() : place.after()
}
