/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import { captchaCalls } from './captcha'
import { loginForm, registerForm } from './definitions/auth'
import type { Refusal } from './form-state'
import { submitForm } from './submit-form'
import { readFormValues } from './read-form-values'
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
  it('are read for the fields of the form only', () => {
    const sent = new URLSearchParams({ email: 'a@b.example', role: 'admin' })
    expect(readFormValues(loginForm, sent)).toEqual({ email: 'a@b.example', password: '', code: '', captcha: '' })
  })

  it('count a line break as one character, as the field on the page does', () => {
    const sent = new URLSearchParams({ email: 'a\r\nb\rc\nd' })
    expect(readFormValues(loginForm, sent)['email']).toBe('a\nb\nc\nd')
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
  it('is checked first, and not again once it is solved', () => {
    expect(registerForm.calls(registration).map(({ path }) => path)).toEqual([
      '/api/verify/captcha/ABQ34',
      '/api/register',
    ])
    const solvedRegistration = { ...registration, code: '', captcha: 'solved' }
    expect(mistakesOf(registerForm, solvedRegistration)).toEqual([])
    expect(registerForm.calls(solvedRegistration).map(({ path }) => path)).toEqual(['/api/register'])
  })

  it.each([
    ['ABQ34', 'ABQ34'],
    [' abq 34 ', 'abq34'],
    ['Öl, Café', 'OlCafe'],
    ['../../register', 'register'],
  ])('writes %j into the path as %j', (code, written) => {
    expect(captchaCalls({ code })[0]?.path).toBe(`/api/verify/captcha/${written}`)
  })

  it('is required at the login only when the store requires it', () => {
    const values = { email: 'a@b.example', password: 'x', code: '' }
    expect(mistakesOf(loginForm, values)).toEqual([])
    expect(loginForm.calls(values).map(({ path }) => path)).toEqual(['/api/login'])
  })
})

describe('the body of a call', () => {
  it('matches the contract, without confirmation and captcha', () => {
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

class RejectedCall extends Error {
  constructor(readonly refusal: Refusal) {
    super()
  }
}

const refusalOf = (error: unknown) => (error instanceof RejectedCall ? error.refusal : null)
const rejectAt = (path: string, refusal: Refusal) => ({
  refusalOf,
  send: async (call: FormCall) => {
    if (call.path === path) throw new RejectedCall(refusal)
  },
})

describe('the result of a form', () => {
  it('is not sent with an invalid field', async () => {
    const send = jest.fn()
    const outcome = await submitForm(registerForm, { ...registration, agree: '' }, { send, refusalOf })
    expect(outcome).toMatchObject({ isDone: false, mistakes: ['agree'] })
    expect(send).not.toHaveBeenCalled()
  })

  it('is done when every call succeeded', async () => {
    const outcome = await submitForm(registerForm, registration, { send: async () => {}, refusalOf })
    expect(outcome).toMatchObject({ isDone: true, mistakes: [], errors: {}, refusal: null })
  })

  it('is an error after a wrong captcha, and requires another one', async () => {
    const send = rejectAt('/api/verify/captcha/ABQ34', { code: 4002, msg: 'wrong', data: null })
    expect(await submitForm(registerForm, registration, send)).toMatchObject({
      errors: { code: 'wrong' },
      refusal: null,
      captcha: 'needed',
    })
  })

  it("has the store's messages by field, and keeps a solved captcha", async () => {
    const errors = [{ field: 'password', code: 'common', message: 'too common' }]
    const send = rejectAt('/api/register', { code: 400, msg: 'Bad request', data: { errors } })
    expect(await submitForm(registerForm, registration, send)).toMatchObject({
      errors: { password: 'too common' },
      refusal: null,
      captcha: 'solved',
    })
  })

  it("has the store's message for the whole form if no field is invalid", async () => {
    const send = rejectAt('/api/login', { code: 4001, msg: 'no match', data: null })
    const values = { email: 'a@b.example', password: 'x', code: 'ABQ34' }
    expect(await submitForm(loginForm, values, send)).toMatchObject({ refusal: 'no match', captcha: 'needed' })
    expect(await submitForm(loginForm, { ...values, code: '' }, send)).toMatchObject({ captcha: null })
  })

  it('rethrows errors that are not rejections', async () => {
    const send = () => Promise.reject(new TypeError('broken'))
    await expect(submitForm(registerForm, registration, { send, refusalOf })).rejects.toThrow('broken')
  })
})
