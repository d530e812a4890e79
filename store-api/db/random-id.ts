import { randomBytes } from 'node:crypto'

/** An unguessable id: 128 random bits in base64url. */
export const randomId = (): string => randomBytes(16).toString('base64url')
