/**
 * Caches what was made, up to so many bytes, and evicts what is least recently used. Who asks for something that is being made
 * waits for it; what weighs nothing or failed is made again.
 */
export function lruCache<Value>(mostBytes: number, sizeOf: (value: Value) => number) {
  const entries = new Map<string, { value: Promise<Value>; size: number }>()
  let bytes = 0

  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key)
    if (known) {
      entries.delete(key)
      entries.set(key, known)
      return known.value
    }
    const entry = { value: make(), size: 0 }
    entries.set(key, entry)
    entry.value.then(
      (value) => weigh(key, entry, sizeOf(value)),
      () => entries.delete(key),
    )
    return entry.value
  }

  function weigh(key: string, entry: { size: number }, size: number) {
    if (size === 0) {
      entries.delete(key) // nothing was found: it may come
      return
    }
    entry.size = size
    bytes += size
    for (const [oldest, { size }] of entries) {
      if (bytes <= mostBytes) break
      if (size === 0) continue // is still being made
      entries.delete(oldest)
      bytes -= size
    }
  }
}
