import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits in base64url: a session's or a link's, given out once and kept by nobody but its owner. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the shop keeps of a token: SHA-256, hex. It needs no salt, as nobody can guess 256 bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
