import { hash, verify } from '@node-rs/argon2'
import { refuse } from '../http/failure'
import type { Texts } from '../i18n/types'
import { COMMON_PASSWORDS } from './common-passwords'

/** argon2id, the package's own choice, at the least OWASP asks for: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a password nobody knows: compared where there is no customer, so that an unknown email takes the same work. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$e8WuuV4bO+Y1w9Ljw9gFpg$9AjBZYiIg/NKGzwcbICHcZwjJlhWVRPnKnhVT93R+UQ'

/**
 * A password as RFC 8265 (OpaqueString) compares it: every space is U+0020, and characters are composed (NFC). One keyboard
 * types "é" as one character and another as two.
 */
export const normalizePassword = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** What is kept of a password: argon2id with its parameters and a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), COST)

/**
 * Whether a password is the one of the hash; without a hash it never is, after the same work. Hashes made before passwords
 * were normalized are of the password as it was typed.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const kept = passwordHash ?? NOBODYS_HASH
  const normalized = normalizePassword(password)
  const isRight = (await verify(kept, normalized)) || (normalized !== password && (await verify(kept, password)))
  return isRight && passwordHash !== undefined
}

/** What RFC 8265 allows in no password, and no keyboard types: controls, ends of lines, halves of characters. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u

/**
 * Refuses a new password that holds control characters, or that everybody tries first. An old one still opens.
 * @param field whose error it is
 * @throws Failure 400 with the field's error
 */
export function refuseUnfit(password: string, field: string, texts: Texts): void {
  if (CONTROLS.test(password)) throw refuse([{ field, code: 'controls', message: texts.passwordControls }])
  if (COMMON_PASSWORDS.has(normalizePassword(password).toLowerCase()))
    throw refuse([{ field, code: 'common', message: texts.commonPassword }])
}
