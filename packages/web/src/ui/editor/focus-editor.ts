import type { Editor } from '@tiptap/core'

/**
 * Puts the caret into the text at once: the editor’s own command waits for the next frame, and on a slow phone the keys pressed until
 * then would be lost.
 */
export function focusEditor(editor: Editor): Editor {
  if (editor.view.hasFocus()) return editor
  editor.view.focus()
  editor.commands.scrollIntoView()
  return editor
}
