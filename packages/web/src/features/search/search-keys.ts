type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * Whether keys mean the search: the one with the slash, whatever the keyboard layout writes by it, where nobody is writing; Ctrl+K, or
 * ⌘K, wherever it is not an editor's own.
 */
export function meansSearch({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed, isWriting: boolean): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return code === 'KeyK' && !shiftKey
  return !isWriting && (key === '/' || (code === 'Slash' && !shiftKey))
}

/** Whether they do where they were pressed; nothing opens over what is open. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { tagName, isContentEditable } = event.target as HTMLElement
  if (event.defaultPrevented || isContentEditable) return false
  return meansSearch(event, /^(INPUT|TEXTAREA|SELECT)$/.test(tagName)) && !document.querySelector('dialog[open]')
}
