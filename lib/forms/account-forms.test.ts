/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import { passwordForm, profileForm, sessionsForm, verificationForm } from './definitions/account'
import { mistakesOf } from './form-definition'

const profile = { firstname: ' Ada ', lastname: 'Marsh' }
const passwordChange = { oldPassword: 'x', newPassword: ' grass green ', confirm: ' grass green ' }

describe('the profile', () => {
  it.each([
    ['firstname', 'A'],
    ['firstname', ' A '],
    ['lastname', ''],
    ['lastname', 'a'.repeat(61)],
  ])('is wrong when %s is %j (spec §5)', (field, value) => {
    expect(mistakesOf(profileForm, { ...profile, [field]: value })).toEqual([field])
    expect(mistakesOf(profileForm, profile)).toEqual([])
  })

  it('is sent trimmed, without unknown fields', () => {
    const [call, ...more] = profileForm.calls({ ...profile, email: 'other@mail.example' })
    expect(call).toEqual({ method: 'PUT', path: '/api/user', body: { firstname: 'Ada', lastname: 'Marsh' } })
    expect(more).toEqual([])
    expect(CALLS.updateUser.body.isValidSync(call?.body, { strict: true })).toBe(true)
  })
})

describe('a change of password', () => {
  it.each([
    ['oldPassword', ''],
    ['newPassword', '1234567'],
    ['confirm', ''],
    ['confirm', 'grass green'],
  ])('is wrong when %s is %j (spec §5)', (field, value) => {
    expect(mistakesOf(passwordForm, { ...passwordChange, [field]: value })).toContain(field)
    expect(mistakesOf(passwordForm, passwordChange)).toEqual([])
  })

  it('sends both passwords unchanged, without the confirmation', () => {
    const [call, ...more] = passwordForm.calls(passwordChange)
    const body = { oldPassword: 'x', newPassword: ' grass green ' }
    expect(call).toEqual({ method: 'PUT', path: '/api/user/password', body })
    expect(more).toEqual([])
    expect(CALLS.changePassword.body.isValidSync(call?.body, { strict: true })).toBe(true)
  })

  it('is never shown again', () => {
    expect(passwordForm.secrets).toEqual(passwordForm.fields)
  })
})

describe('forms without fields', () => {
  it.each([
    ['sends the verification mail', verificationForm, CALLS.sendVerification],
    ['ends every session', sessionsForm, CALLS.endSessions],
  ])('%s', (_, form, { method, path }) => {
    expect(mistakesOf(form, {})).toEqual([])
    expect(form.calls({})).toEqual([{ method, path }])
  })
})
