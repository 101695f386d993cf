import * as z from 'zod'
import { id } from './shapes.ts'

/**
 * A whole number in a path or a query: decimal digits alone, no `0x1`, `1e3`, `01` or spaces, so that each has one spelling. A body
 * has numbers of its own.
 */
export const inAddress = <Shape extends z.ZodType<number, number>>(shape: Shape) =>
  z.preprocess((sent) => (typeof sent === 'string' && /^(?:0|[1-9]\d{0,9})$/.test(sent) ? Number(sent) : sent), shape)
/** Identity of a row in a path or a query. */
export const idInAddress = inAddress(id)
export const idParams = z.object({ id: idInAddress })
/** Of a call without a body: the version of the row that the sender saw. */
export const versionQuery = z.object({ version: idInAddress.optional() })
