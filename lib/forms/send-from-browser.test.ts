/** @jest-environment jsdom */
import { sendFromBrowser } from './send-from-browser'
import { ticketForm } from './definitions/support'

const left: unknown[] = []
jest.mock('../account/session-lost', () => ({
  clearLostSession: async () => true,
  sessionLost: (form: unknown) => left.push(form),
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

const KEPT = '<form data-kept></form>'

beforeEach(() => (left.length = 0))

describe('a form whose session has ended', () => {
  it.each([
    ['by this call', { 'session-lost': '1', 'session-owner': '1' }],
    ['before, in another tab', { 'session-owner': '1' }],
  ])('leaves the page %s with what was typed', async (_, headers) => {
    respond(headers)
    const form = formWith(KEPT)
    expect(await send(form)).toBe('the page is left')
    expect(left).toEqual([form])
  })

  it('leads to the login alone when the owner of the session is unknown', async () => {
    respond({ 'session-lost': '1' })
    expect(await send(formWith(KEPT))).toMatchObject({ isDone: false, refusal: 'Invalid Token' })
    expect(left).toEqual([null])
  })

  it('takes nothing along of what is kept nowhere', async () => {
    respond({ 'session-lost': '1', 'session-owner': '1' })
    await send(formWith('<form></form>'))
    expect(left).toEqual([null])
  })

  it('of a visitor is shown, and the page stays', async () => {
    respond({})
    expect(await send(formWith(KEPT))).toMatchObject({ isDone: false, refusal: 'Invalid Token' })
    expect(left).toEqual([])
  })
})
