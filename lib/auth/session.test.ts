/** @jest-environment node */
import { sealData, unsealData } from 'iron-session'
import { readToken, sealToken } from './session'

const NEW = 'the-new-password-0123456789-0123456789'
const OLD = 'the-old-password-0123456789-0123456789'

jest.mock('../env', () => ({
  env: () => ({
    SESSION_SECRET: 'the-new-password-0123456789-0123456789',
    SESSION_SECRET_PREVIOUS: 'the-old-password-0123456789-0123456789',
  }),
  isSecureOrigin: () => true,
}))

describe('the session cookie', () => {
  it('returns the sealed token, with the current or the previous password', async () => {
    const sealed = (password: string) => sealData({ token: 'tok' }, { password })
    expect(await readToken(await sealed(NEW))).toBe('tok')
    expect(await readToken(await sealed(OLD))).toBe('tok')
    expect(await unsealData(await sealToken('tok'), { password: NEW })).toEqual({ token: 'tok' })
  })

  it.each([
    undefined,
    '',
    'garbage',
    'Fe26.2*1*garbage*a*b*c*d*e~2',
    'Fe26.2**0*0*0*0*0*0*0*0',
    '%E0%A4%A',
    '__proto__',
    'x'.repeat(5000),
  ])('contains no token if it is %j', async (cookie) => {
    expect(await readToken(cookie)).toBe('')
  })

  it('contains no token if it was sealed with another key, or changed', async () => {
    const sealed = await sealData({ token: 'tok' }, { password: 'another-password-0123456789-0123456789' })
    expect(await readToken(sealed)).toBe('')
    const own = await sealData({ token: 'tok' }, { password: NEW })
    expect(await readToken(own.slice(0, -3))).toBe('')
  })
})
