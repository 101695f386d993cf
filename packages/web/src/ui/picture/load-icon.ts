const TIMEOUT_MS = 1500
const loading = new Map<string, Promise<string>>()

/**
 * An icon by its name in the set that the server offers, as the address of an image; fetched once. Who asks waits a second
 * and a half at most: then they draw something else, and the next one tries again.
 */
export function loadIcon(name: string, origin = ''): Promise<string> {
  const known = loading.get(name)
  if (known) return known
  const icon = fetchIcon(`${origin}/icons/${name}.svg`)
  loading.set(name, icon)
  icon.catch(() => loading.delete(name))
  return icon
}

async function fetchIcon(address: string): Promise<string> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(address, { signal: giveUp.signal })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return `data:image/svg+xml,${encodeURIComponent(await response.text())}`
  } finally {
    clearTimeout(timer)
  }
}
