/** @jest-environment jsdom */
import { sendFromBrowser } from './send-from-browser'
import { ticketForm } from './definitions/support'

const lostForms: unknown[] = []
jest.mock('../account/session-lost', () => ({
  clearLostSession: async () => true,
  redirectToLogin: (form: unknown) => lostForms.push(form),
}))

const respond = (headers: HeadersInit, code = 401) => {
  globalThis.fetch = async () =>
    ({ headers: new Headers(headers), json: async () => ({ code, msg: 'Invalid Token', data: null }) }) as Response
}
const formWith = (markup: string) => {
  document.body.innerHTML = markup
  return document.forms[0] as HTMLFormElement
}
const send = (form: HTMLFormElement) =>
  Promise.race([
    sendFromBrowser(ticketForm, { type: 'delivery', orderNumber: '', content: 'Where is it?' }, form),
    new Promise((resolve) => setTimeout(resolve, 50, 'the page is left')),
  ])

const DRAFT_FORM = '<form data-kept></form>'

beforeEach(() => (lostForms.length = 0))

describe('a form whose session has ended', () => {
  it.each([
    ['by this call', { 'session-lost': '1', 'session-owner': '1' }],
    ['before, in another tab', { 'session-owner': '1' }],
  ])('leaves the page with a draft of its values if it ended %s', async (_, headers) => {
    respond(headers)
    const form = formWith(DRAFT_FORM)
    expect(await send(form)).toBe('the page is left')
    expect(lostForms).toEqual([form])
  })

  it('stores no draft when the owner of the session is unknown', async () => {
    respond({ 'session-lost': '1' })
    expect(await send(formWith(DRAFT_FORM))).toMatchObject({ isDone: false, refusal: 'Invalid Token' })
    expect(lostForms).toEqual([null])
  })

  it('stores no draft of a form without the attribute', async () => {
    respond({ 'session-lost': '1', 'session-owner': '1' })
    await send(formWith('<form></form>'))
    expect(lostForms).toEqual([null])
  })

  it('shows the error to a visitor, and stays on the page', async () => {
    respond({})
    expect(await send(formWith(DRAFT_FORM))).toMatchObject({ isDone: false, refusal: 'Invalid Token' })
    expect(lostForms).toEqual([])
  })
})
