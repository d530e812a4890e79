/** @jest-environment jsdom */
import { setFlashCookie, takeFlashMessage } from './flash-cookie'

describe('a flash message for the next page', () => {
  it('is found among other cookies, and returned once', () => {
    document.cookie = 'cookieAgree=1'
    document.cookie = 'my-notice=logged-out'
    expect(takeFlashMessage()).toBeNull()
    setFlashCookie('invalid-token')
    expect([takeFlashMessage(), takeFlashMessage()]).toEqual(['invalid-token', null])
    expect(document.cookie).toContain('cookieAgree=1')
  })

  it.each(['', '<b>', 'constructor'])('is null for the unknown value %j', (word) => {
    document.cookie = `notice=${word}`
    expect(takeFlashMessage()).toBeNull()
  })
})
