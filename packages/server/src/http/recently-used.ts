/**
 * Remembers what was made lately, up to so many bytes; what was not asked for longest goes first. Who asks for something that
 * is being made waits for it.
 */
export function recentlyUsed<Value>(mostBytes: number, sizeOf: (value: Value) => number) {
  const kept = new Map<string, { value: Promise<Value>; size: number }>()
  let bytes = 0

  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known.value
    }
    const entry = { value: make(), size: 0 }
    kept.set(key, entry)
    entry.value.then(
      (value) => weigh(key, entry, sizeOf(value)),
      () => kept.delete(key),
    )
    return entry.value
  }

  function weigh(key: string, entry: { size: number }, size: number) {
    if (size === 0) {
      kept.delete(key) // nothing was found: it may come
      return
    }
    entry.size = size
    bytes += size
    for (const [oldest, { size }] of kept) {
      if (bytes <= mostBytes) break
      if (size === 0) continue // is still being made
      kept.delete(oldest)
      bytes -= size
    }
  }
}
