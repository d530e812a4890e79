/** @jest-environment node */
import { forgotPasswordForm, linkPage, linkToken, resetPasswordForm, verifyEmailForm } from './definitions/auth'
import { mistakesOf } from './form-definition'

const TOKEN = 'a'.repeat(43)

describe("a mail's link", () => {
  it('has a complete token, or none', () => {
    expect(linkToken(TOKEN)).toBe(TOKEN)
    for (const invalidToken of [undefined, '', 'a'.repeat(42), `${TOKEN}a`, [TOKEN], 'ä'.repeat(43)])
      expect(linkToken(invalidToken)).toBeNull()
  })

  it('is the page that its form returns to', () => {
    expect(linkPage('/reset-password', new URLSearchParams({ token: TOKEN }))).toBe(`/reset-password?token=${TOKEN}`)
    expect(linkPage('/verify', new URLSearchParams({ token: '&from=//evil' }))).toBe(
      '/verify?token=%26from%3D%2F%2Fevil',
    )
  })
})

describe('a new password', () => {
  const values = { token: TOKEN, password: 'grass green', confirm: 'grass green' }

  it('has 8 characters and is confirmed (spec §5)', () => {
    expect(mistakesOf(resetPasswordForm, values)).toEqual([])
    expect(mistakesOf(resetPasswordForm, { ...values, confirm: 'grass gren' })).toEqual(['confirm'])
    expect(mistakesOf(resetPasswordForm, { ...values, password: '1234567', confirm: '1234567' })).toEqual(['password'])
  })

  it('is sent with the token of the link, and without its confirmation', () => {
    const body = { token: TOKEN, password: 'grass green' }
    expect(resetPasswordForm.calls(values)).toEqual([{ method: 'POST', path: '/api/reset-password', body }])
  })
})

it('a link is requested with a valid email only', () => {
  expect(mistakesOf(forgotPasswordForm, { email: 'ada@' })).toEqual(['email'])
  const body = { email: 'ada@mail.example' }
  expect(forgotPasswordForm.calls({ email: ' ada@mail.example ' })).toEqual([
    { method: 'POST', path: '/api/forgot-password', body },
  ])
})

it('an email is confirmed only by the token of the link', () => {
  expect(verifyEmailForm.calls({ token: TOKEN })).toEqual([
    { method: 'POST', path: '/api/verify/email', body: { token: TOKEN } },
  ])
})
