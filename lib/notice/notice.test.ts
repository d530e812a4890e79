/** @jest-environment node */
import { noticeCookie, noticeIn } from './notice'

describe('a notice for the next page', () => {
  it('is found among other cookies', () => {
    expect(noticeIn('uuid=1; notice=invalid-token; cookieAgree=1')).toBe('invalid-token')
    expect(noticeIn(noticeCookie('logged-out'))).toBe('logged-out')
  })

  it.each(['', 'notice=', 'notice=<b>', 'my-notice=logged-out', 'notice=constructor'])('is none in %j', (cookies) =>
    expect(noticeIn(cookies)).toBeNull(),
  )

  it('is gone when it is taken back', () => {
    expect(noticeCookie(null)).toContain('Max-Age=0')
  })
})
