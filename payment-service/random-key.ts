import { randomBytes } from 'node:crypto'

/** An id nobody has had and nobody can guess. */
export const randomKey = (bytes = 18): string => randomBytes(bytes).toString('base64url')
