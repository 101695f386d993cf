import { hash } from 'node:crypto'

/** By which a value is told from every other. */
export const hashOf = (value: unknown) => hash('sha256', JSON.stringify(value), 'base64url')

/** Twelve characters for an address: others as soon as anything of the value is. */
export const versionOf = (value: unknown) => hashOf(value).slice(0, 12)
