/** What is kept for this page alone where the browser keeps nothing: storage switched off, or full. */
const forThisPage = new Map<string, string>()

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return forThisPage.get(key) ?? null
  }
}

export function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    forThisPage.set(key, value)
  }
}

export function forget(key: string) {
  forThisPage.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing is kept there
  }
}
