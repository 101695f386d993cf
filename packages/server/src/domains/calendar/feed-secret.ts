import { createHash, randomBytes } from 'node:crypto'

/** 192 bits, as an address can hold them: nobody comes across a feed by trying. */
export const makeFeedSecret = () => randomBytes(24).toString('base64url')

/** What is stored of it. A secret of chance needs no salt. */
export const feedHash = (secret: string) => createHash('sha256').update(secret).digest('hex')
