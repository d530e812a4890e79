import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { CaptchaField } from './captcha-field'
import type { CaptchaTexts } from './form-texts'
import { FormContext, type FormView } from './form-view'

const TEXTS = new Proxy({}, { get: (_, name) => String(name) }) as CaptchaTexts
const VIEW: FormView = {
  name: 'register',
  errors: {},
  refusal: null,
  captcha: 'needed',
  isBusy: false,
  tries: 0,
  refusals: 0,
}

jest.mock('@/lib/auth/proof-of-work', () => ({ proveWork: async () => {} }))

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => act(async () => root.unmount()))

const show = (change: Partial<FormView>) =>
  act(async () =>
    root.render(
      <FormContext value={{ ...VIEW, ...change }}>
        <CaptchaField texts={TEXTS} action="register" page="/register" />
      </FormContext>,
    ),
  )
const round = () => document.querySelector('img')?.getAttribute('src')
const isSolved = () => document.body.textContent?.includes('solved') ?? false

it('a mistake that is found before the form is sent keeps what was solved', async () => {
  await show({})
  await act(async () => document.querySelector('button')?.click())
  expect(isSolved()).toBe(true)
  await show({ tries: 1 })
  expect(isSolved()).toBe(true)
})

it('a refused form asks for another captcha', async () => {
  await show({})
  const first = round()
  await show({ tries: 1 })
  expect(round()).toBe(first)
  await show({ tries: 2, refusals: 1 })
  expect(round()).not.toBe(first)
})
