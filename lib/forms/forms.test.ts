/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import { captchaCalls } from './captcha'
import { loginForm, registerForm } from './definitions/auth'
import type { Refusal } from './form-state'
import { submitForm } from './submit-form'
import { readTyped } from './read-typed'
import { mistakesOf, type FormCall } from './form-definition'

const registration = {
  firstname: ' Ada ',
  lastname: 'Marsh',
  email: 'ada@mail.example',
  password: 'grass green',
  confirm: 'grass green',
  code: 'ABQ34',
  captcha: '',
  agree: 'true',
}

describe('what was typed', () => {
  it('is read for the fields of the form and no others', () => {
    const sent = new URLSearchParams({ email: 'a@b.example', role: 'admin' })
    expect(readTyped(loginForm, sent)).toEqual({ email: 'a@b.example', password: '', code: '', captcha: '' })
  })

  it('counts a line break once, as the field on the page does', () => {
    const sent = new URLSearchParams({ email: 'a\r\nb\rc\nd' })
    expect(readTyped(loginForm, sent)['email']).toBe('a\nb\nc\nd')
  })

  it.each([
    ['firstname', 'A'],
    ['lastname', ' '],
    ['email', 'ada@'],
    ['password', '1234567'],
    ['confirm', 'grass gree'],
    ['code', ''],
    ['code', ' . '],
    ['agree', ''],
  ])('is wrong when %s is %j (spec §5)', (field, value) => {
    expect(mistakesOf(registerForm, { ...registration, [field]: value })).toContain(field)
    expect(mistakesOf(registerForm, registration)).toEqual([])
  })

  it('has its mistakes in the order of the form', () => {
    expect(mistakesOf(registerForm, {})).toEqual([
      'firstname',
      'lastname',
      'email',
      'password',
      'confirm',
      'code',
      'agree',
    ])
  })
})

describe('the captcha of a form', () => {
  it('is tried before anything else, and not again once it was right', () => {
    expect(registerForm.calls(registration).map(({ path }) => path)).toEqual([
      '/api/verify/captcha/ABQ34',
      '/api/register',
    ])
    const solved = { ...registration, code: '', captcha: 'solved' }
    expect(mistakesOf(registerForm, solved)).toEqual([])
    expect(registerForm.calls(solved).map(({ path }) => path)).toEqual(['/api/register'])
  })

  it.each([
    ['ABQ34', 'ABQ34'],
    [' abq 34 ', 'abq34'],
    ['Öl, Café', 'OlCafe'],
    ['../../register', 'register'],
  ])('writes %j into the path as %j', (code, written) => {
    expect(captchaCalls({ code })[0]?.path).toBe(`/api/verify/captcha/${written}`)
  })

  it('is required at the login only when the store wants it', () => {
    const typed = { email: 'a@b.example', password: 'x', code: '' }
    expect(mistakesOf(loginForm, typed)).toEqual([])
    expect(loginForm.calls(typed).map(({ path }) => path)).toEqual(['/api/login'])
  })
})

describe('the body of a call', () => {
  it('holds what the contract takes, and neither confirmation nor captcha', () => {
    const body = registerForm.calls(registration)[1]?.body
    expect(body).toEqual({
      firstname: 'Ada',
      lastname: 'Marsh',
      email: 'ada@mail.example',
      password: 'grass green',
      agree: true,
    })
    expect(CALLS.register.body.isValidSync(body, { strict: true })).toBe(true)
  })
})

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super()
  }
}

const refusalOf = (error: unknown) => (error instanceof Refused ? error.refusal : null)
const refuseAt = (path: string, refusal: Refusal) => ({
  refusalOf,
  send: async (call: FormCall) => {
    if (call.path === path) throw new Refused(refusal)
  },
})

describe('what becomes of a form', () => {
  it('is not sent with a mistake in it', async () => {
    const send = jest.fn()
    const outcome = await submitForm(registerForm, { ...registration, agree: '' }, { send, refusalOf })
    expect(outcome).toMatchObject({ isDone: false, mistakes: ['agree'] })
    expect(send).not.toHaveBeenCalled()
  })

  it('is done when every call was', async () => {
    const outcome = await submitForm(registerForm, registration, { send: async () => {}, refusalOf })
    expect(outcome).toMatchObject({ isDone: true, mistakes: [], errors: {}, refusal: null })
  })

  it('stops at a wrong captcha, and needs another one', async () => {
    const send = refuseAt('/api/verify/captcha/ABQ34', { code: 4002, msg: 'wrong', data: null })
    expect(await submitForm(registerForm, registration, send)).toMatchObject({
      errors: { code: 'wrong' },
      refusal: null,
      captcha: 'needed',
    })
  })

  it("shows the store's words at the fields, and keeps a captcha that was right", async () => {
    const errors = [{ field: 'password', code: 'common', message: 'too common' }]
    const send = refuseAt('/api/register', { code: 400, msg: 'Bad request', data: { errors } })
    expect(await submitForm(registerForm, registration, send)).toMatchObject({
      errors: { password: 'too common' },
      refusal: null,
      captcha: 'solved',
    })
  })

  it("shows the store's words for all of it where no field is to blame", async () => {
    const send = refuseAt('/api/login', { code: 4001, msg: 'no match', data: null })
    const typed = { email: 'a@b.example', password: 'x', code: 'ABQ34' }
    expect(await submitForm(loginForm, typed, send)).toMatchObject({ refusal: 'no match', captcha: 'needed' })
    expect(await submitForm(loginForm, { ...typed, code: '' }, send)).toMatchObject({ captcha: null })
  })

  it('passes on what is no refusal', async () => {
    const send = () => Promise.reject(new TypeError('broken'))
    await expect(submitForm(registerForm, registration, { send, refusalOf })).rejects.toThrow('broken')
  })
})
