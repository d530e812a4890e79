/** @jest-environment node */
import { readCookie } from './read-cookie'

describe('reading a cookie', () => {
  it.each([
    ['cookieAgree=1', '1'],
    ['uuid=x; cookieAgree=1', '1'],
    ['uuid=x;cookieAgree=1;more=2', '1'],
    ['cookieAgree=0', '0'],
    ['cookieAgree=', ''],
    ['cookieAgree=a=b', 'a=b'],
    ['cookieAgree', ''],
  ])('%j holds %j', (cookies, value) => expect(readCookie(cookies, 'cookieAgree')).toBe(value))

  it.each(['', 'uuid=x', 'cookieAgreed=1', 'xcookieAgree=1', 'other=cookieAgree=1', 'COOKIEAGREE=1'])(
    '%j holds none',
    (cookies) => expect(readCookie(cookies, 'cookieAgree')).toBeNull(),
  )
})
