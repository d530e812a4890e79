import { randomBytes } from 'node:crypto'

/** An id nobody can guess from another: 128 random bits in base64url. */
export const randomId = (): string => randomBytes(16).toString('base64url')
