/** Chance that can be repeated: the same seed gives the same numbers. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  happens(probability: number): boolean
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  /** @throws RangeError when there is nothing to choose from */
  oneOf<T>(choices: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
}

/** A generator of 32 bits of state (mulberry32): far too small for secrets, enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    happens: (probability) => next() < probability,
    between,
    oneOf: <T>(choices: readonly T[]): T => {
      if (choices.length === 0) throw new RangeError('Nothing to choose from')
      return choices[between(0, choices.length - 1)] as T
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  }
}
