const listeners = new Set<() => void>()
let open: readonly HTMLDialogElement[] = []

/** The dialog that holds the page: all outside it can neither be clicked nor is it read out. */
export const topDialog = () => open.at(-1) ?? null
export const noDialog = () => null

export function onDialogs(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** @returns how to tell that it is closed */
export function tellOpen(dialog: HTMLDialogElement): () => void {
  become([...open, dialog])
  return () => become(open.filter((it) => it !== dialog))
}

function become(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}
