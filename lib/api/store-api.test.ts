/** @jest-environment node */
import { withDevice } from './store-api'

const caller = { token: '', uuid: '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3' }
const pathOf = (method: string, path: string) => withDevice({ method, path, caller }).path

describe('a call of the captcha carries the query uuid (spec §7)', () => {
  it.each([
    ['GET', '/api/verify/captcha'],
    ['POST', '/api/verify/captcha/K7QX'],
  ])('%s %s', (method, path) => expect(pathOf(method, path)).toBe(`${path}?uuid=${caller.uuid}`))

  it('of the calling device, whatever uuid the path names', () => {
    expect(pathOf('POST', '/api/verify/captcha/K7QX?uuid=other&uuid=more')).toBe(
      `/api/verify/captcha/K7QX?uuid=${caller.uuid}`,
    )
  })

  it.each([
    ['GET', '/api/cart?page=1&limit=1000'],
    ['PUT', '/api/verify/captcha'],
    ['GET', '/api/nothing'],
  ])('and no other does: %s %s', (method, path) => expect(pathOf(method, path)).toBe(path))
})
