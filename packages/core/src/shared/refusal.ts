import type { generalRefusals, RefusalAnswer } from './refusals.ts'

/** The code of every "no" that the product can say: the general ones here, those of a domain added by its `refusals.ts`. */
export interface RefusalCodes extends Record<keyof typeof generalRefusals, true> {}
export type RefusalCode = keyof RefusalCodes

/** What some of the refusals answer: the general ones, those of a domain, or all that a server knows. */
export type RefusalAnswers = Partial<Record<RefusalCode, RefusalAnswer>>

/** What a sentence about the refusal may need: the fault and its set, whom a league takes, whether it is about somebody else than who tried, from when it becomes possible, a limit. */
export interface RefusalDetails {
  set?: number
  fault?: string
  gender?: 'MEN' | 'WOMEN'
  ofAnother?: true
  until?: string
  limit?: number
  issues?: { path: string; text: string }[]
}

/** Thrown by rules and verbs; everything else that is thrown is a defect and answers 500. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails
  /** The present state, where a race was lost. */
  readonly present: unknown

  constructor(code: RefusalCode, details: RefusalDetails = {}, present?: unknown) {
    super(code)
    this.code = code
    this.details = details
    this.present = present
  }
}
