/** @jest-environment jsdom */
import { leaveNoticeHere, takeNotice } from './notice-cookie'

describe('a notice for the next page', () => {
  it('is found among other cookies, and said once', () => {
    document.cookie = 'cookieAgree=1'
    document.cookie = 'my-notice=logged-out'
    expect(takeNotice()).toBeNull()
    leaveNoticeHere('invalid-token')
    expect([takeNotice(), takeNotice()]).toEqual(['invalid-token', null])
    expect(document.cookie).toContain('cookieAgree=1')
  })

  it.each(['', '<b>', 'constructor'])('is none of the word %j', (word) => {
    document.cookie = `notice=${word}`
    expect(takeNotice()).toBeNull()
  })
})
