import { hash, verify } from '@node-rs/argon2'
import { validationError } from '../http/errors'
import type { Texts } from '../i18n/types'

/** argon2id (the package's default) with OWASP's minimum: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a random password, verified for unknown emails so that they take the same time. */
const UNKNOWN_EMAIL_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$e8WuuV4bO+Y1w9Ljw9gFpg$9AjBZYiIg/NKGzwcbICHcZwjJlhWVRPnKnhVT93R+UQ'

/**
 * Normalizes a password by RFC 8265 (OpaqueString): spaces become U+0020, characters are composed (NFC), since keyboards
 * differ in whether "é" is one character or two.
 */
const normalizePassword = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** argon2id hash with parameters and salt. */
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), ARGON2_OPTIONS)

/**
 * Verifies a password. Without a hash the result is false after the same work. Older hashes are of the password without
 * normalization.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const storedHash = passwordHash ?? UNKNOWN_EMAIL_HASH
  const normalized = normalizePassword(password)
  const isMatch =
    (await verify(storedHash, normalized)) || (normalized !== password && (await verify(storedHash, password)))
  return isMatch && passwordHash !== undefined
}

/** Disallowed by RFC 8265: control characters, line and paragraph separators, lone surrogates. */
const DISALLOWED_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u

/**
 * Rejects new passwords with control characters and common passwords. Existing ones stay valid.
 * @param field whose error it is
 * @throws HttpError 400 with the field's error
 */
export function validateNewPassword(password: string, field: string, texts: Texts): void {
  if (DISALLOWED_CHARACTERS.test(password))
    throw validationError([{ field, code: 'controls', message: texts.passwordControls }])
  if (COMMON_PASSWORDS.has(normalizePassword(password).toLowerCase()))
    throw validationError([{ field, code: 'common', message: texts.commonPassword }])
}

/** Common passwords in lower case; shorter ones already fail the minimum length. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  00000000 0123456789 0987654321 10203040 11111111 1111111111 11112222 11223344 12121212 12123434 12341234 12344321
  123123123 123321123 1234512345 12345678 123456789 1234567890 12345678910 123456789a 12345678a 123456abc 123654789
  12qwaszx 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 22222222 31415926 321654987 55555555 66666666 77777777
  789456123 87654321 88888888 963852741 987654321 98765432 99999999 a1234567 a12345678 a1b2c3d4 aa123456 aaaaaaaa abc12345
  abcd1234 abcdefgh abcdefg1 access14 administrator asdf1234 asdfasdf asdfghjk asdfghjkl baseball basketball
  borussia butterfly changeme charlie1 chocolate computer contraseña corvette dortmund einstein elephant fcbarcelona
  fcbayern football football1 freedom1 futbol123 fussball hallo123 hello123 iloveyou iloveyou1 internet jennifer
  juventus liverpool liverpool1 manchester manunited master123 michelle midnight mustang1 password password! password1
  password12 password123 passw0rd passwort passwort1 passwort123 p@ssw0rd p@ssword princess princess1 qazwsxedc q1w2e3r4
  q1w2e3r4t5 qwer1234 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertz123 qwertzui realmadrid samantha starwars
  sunshine sunshine1 superman superman1 teamo123 test1234 touchline touchline1 trustno1 victoria welcome1 welcome123
  whatever wolverine zaq12wsx zxcvbnm1
  `
    .trim()
    .split(/\s+/),
)
