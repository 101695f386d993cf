import { hash } from 'node:crypto'

/** Twelve characters for an address: others as soon as anything of the value is. */
export const versionOf = (value: unknown) => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 12)
