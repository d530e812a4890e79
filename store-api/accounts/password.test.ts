/** @jest-environment node */
import { Failure } from '../failure'
import { textsOf } from '../texts/texts-of'
import { COMMON_PASSWORDS } from './common-passwords'
import { hashPassword, isPassword, refuseCommon } from './password'
import { hashToken, newToken } from './token'

const refusal = (password: string) => {
  try {
    return void refuseCommon(password, 'newPassword', textsOf('en'))
  } catch (error) {
    return error
  }
}

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes, one lane and a salt of its own', async () => {
    const [one, other] = [await hashPassword('ünïcode 🙂 8'), await hashPassword('ünïcode 🙂 8')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await isPassword('ünïcode 🙂 8', one)).toBe(true)
    expect(await isPassword('ünïcode 🙂 9', one)).toBe(false)
  })

  it('counts to its last character: nothing is cut off', async () => {
    const long = 'x'.repeat(127)
    expect(await isPassword(`${long}b`, await hashPassword(`${long}a`))).toBe(false)
  })

  it('of nobody takes the same work as a wrong one', async () => {
    const known = await hashPassword('something else')
    const time = async (passwordHash: string | undefined) => {
      const start = performance.now()
      expect(await isPassword('a guess', passwordHash)).toBe(false)
      return performance.now() - start
    }
    const times: [number[], number[]] = [[], []]
    for (let n = 0; n < 15; n++) {
      times[0].push(await time(known))
      times[1].push(await time(undefined))
    }
    const [wrong = 0, unknown = 0] = times.map((list) => list.sort((a, b) => a - b)[7])
    expect(unknown).toBeGreaterThan(wrong / 2)
    expect(unknown).toBeLessThan(wrong * 2)
  })

  it('that everybody tries first is refused at its field, however it is capitalised', () => {
    const error = refusal('PassWord123')
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({
      status: 400,
      details: { data: { errors: [{ field: 'newPassword', code: 'common' }] } },
    })
    expect(refusal('correct horse battery')).toBeUndefined()
  })

  it('is compared with a hundred that are not too short already', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(100)
    expect([...COMMON_PASSWORDS].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([])
  })
})

describe('a token', () => {
  it('is 256 bits in base64url, kept as a SHA-256', () => {
    expect(newToken()).toMatch(/^[\w-]{43}$/)
    expect(newToken()).not.toBe(newToken())
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
