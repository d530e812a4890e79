/** @jest-environment node */
import { isLoggedIn } from './user'

describe('logged in (spec §4)', () => {
  it('means that the user info holds an email', () => {
    expect(isLoggedIn({ email: 'a@b.example', firstname: '', lastname: '' })).toBe(true)
    expect(isLoggedIn({ email: '', firstname: 'Mara', lastname: 'Demo' })).toBe(false)
    expect(isLoggedIn(null)).toBe(false)
    expect(isLoggedIn(undefined)).toBe(false)
  })
})
