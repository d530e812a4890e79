/** @jest-environment node */
import * as argon2 from '@node-rs/argon2'
import { HttpError } from '../http/errors'
import { textsOf } from '../i18n/texts'
import { COMMON_PASSWORDS, hashPassword, verifyPassword, validateNewPassword } from './password'
import { hashToken, newToken } from './sessions'

const validationError = (password: string) => {
  try {
    return void validateNewPassword(password, 'newPassword', textsOf('en'))
  } catch (error) {
    return error
  }
}

jest.mock('@node-rs/argon2', () => ({ ...jest.requireActual<object>('@node-rs/argon2') }))

describe('a password', () => {
  it('is stored as argon2id with 19 MiB, two passes, one lane and a salt of its own', async () => {
    const [one, other] = [await hashPassword('ünïcode 🙂 8'), await hashPassword('ünïcode 🙂 8')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await verifyPassword('ünïcode 🙂 8', one)).toBe(true)
    expect(await verifyPassword('ünïcode 🙂 9', one)).toBe(false)
  })

  it('is compared to its last character: nothing is truncated', async () => {
    const long = 'x'.repeat(127)
    expect(await verifyPassword(`${long}b`, await hashPassword(`${long}a`))).toBe(false)
  })

  it('of an unknown customer takes the same work as a wrong one', async () => {
    const known = await hashPassword('something else')
    for (const guess of ['a guess', 'a\u00a0guess']) {
      const verified = jest.spyOn(argon2, 'verify')
      expect(await verifyPassword(guess, known)).toBe(false)
      const knownCalls = verified.mock.calls.splice(0)
      expect(await verifyPassword(guess, undefined)).toBe(false)
      const unknownCalls = verified.mock.calls.splice(0)
      expect(unknownCalls.map(([, password]) => password)).toEqual(knownCalls.map(([, password]) => password))
      // The hash contains algorithm and cost, and salt and result have the same lengths.
      const workOf = (hash: unknown) =>
        String(hash)
          .split('$')
          .map((part, n) => (n < 4 ? part : part.length))
      expect(unknownCalls.map(([hash]) => workOf(hash))).toEqual(knownCalls.map(([hash]) => workOf(hash)))
    }
  })

  it('is compared as RFC 8265 says: composed, with one kind of space, in its case and width', async () => {
    const storedHash = await hashPassword('Cafe\u0301\u00a0au lait')
    expect(await verifyPassword('Caf\u00e9 au\u2003lait', storedHash)).toBe(true)
    expect(await verifyPassword('caf\u00e9 au lait', storedHash)).toBe(false)
    expect(await verifyPassword('Ｃaf\u00e9 au lait', storedHash)).toBe(false)
    expect(await verifyPassword('Café au lait ', storedHash)).toBe(false)
  })

  it('matches a hash from before passwords were normalized', async () => {
    const decomposed = 'Cafe\u0301\u00a0au lait'
    const old = await argon2.hash(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(await verifyPassword(decomposed, old)).toBe(true)
    expect(await verifyPassword('Caf\u00e9 au lait', old)).toBe(false)
  })

  it('that is common is refused at its field, in any capitalisation', () => {
    const error = validationError('PassWord123')
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({
      status: 400,
      details: { data: { errors: [{ field: 'newPassword', code: 'common' }] } },
    })
    expect(validationError('correct horse battery')).toBeUndefined()
  })

  it.each([
    'grass\tgreen',
    'grass green\n',
    '\0grass green',
    'grass\u0085green',
    'grass\u2028green',
    'grass \ud800 green',
  ])('that is new and holds a control character is refused at its field: %j', async (password) => {
    expect(validationError(password)).toMatchObject({
      status: 400,
      details: {
        data: { errors: [{ field: 'newPassword', code: 'controls', message: textsOf('en').passwordControls }] },
      },
    })
  })

  it('that was set before this rule is still accepted', async () => {
    const old = 'grass\tgreen\u0000'
    expect(await verifyPassword(old, await argon2.hash(old, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(
      true,
    )
  })

  it('is compared with at least 100 common ones that are long enough', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(100)
    expect([...COMMON_PASSWORDS].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([])
  })
})

describe('a token', () => {
  it('is 256 bits in base64url, stored as a SHA-256', () => {
    expect(newToken()).toMatch(/^[\w-]{43}$/)
    expect(newToken()).not.toBe(newToken())
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
