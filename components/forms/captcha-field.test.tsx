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
  failedSubmits: 0,
  rejections: 0,
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

it('keeps a solved captcha after a failed client-side validation', async () => {
  await show({})
  await act(async () => document.querySelector('button')?.click())
  expect(isSolved()).toBe(true)
  await show({ failedSubmits: 1 })
  expect(isSolved()).toBe(true)
})

it('requires a new captcha after a rejected submit', async () => {
  await show({})
  const first = round()
  await show({ failedSubmits: 1 })
  expect(round()).toBe(first)
  await show({ failedSubmits: 2, rejections: 1 })
  expect(round()).not.toBe(first)
})
