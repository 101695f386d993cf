export type Loaded<Data> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; data: Data }

/** How the last answer came out, and what it had been asked for. */
export interface Held<Data> {
  of: string
  loaded: Loaded<Data>
}

export const nothingHeld: Held<never> = { of: '', loaded: { status: 'loading' } }

/** What there is to show: nothing of what was asked for before, and nothing after a failure. */
export const loadedFor = <Data>(held: Held<Data>, of: string): Loaded<Data> =>
  held.of === of ? held.loaded : { status: 'loading' }

/** Reads, and holds what came of it. */
export const heldAfter = <Data>(of: string, reading: Promise<Data>): Promise<Held<Data>> =>
  reading.then(
    (data): Held<Data> => ({ of, loaded: { status: 'ready', data } }),
    (): Held<Data> => ({ of, loaded: { status: 'failed' } }),
  )
