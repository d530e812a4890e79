import { stateOf } from './response-state'

const page = { status: 200, headers: {}, text: '<h1>Ada</h1>', durationMs: 20, firstByteMs: 10 }
const call = { ...page, text: '{"code":0}', code: 0, data: null }

it('judges complete and prompt responses as ok', () => {
  expect([stateOf(page), stateOf(page, /Ada/), stateOf(call)]).toEqual(['ok', 'ok', 'ok'])
})

it('judges incomplete or slow responses as degraded', () => {
  expect([stateOf(page, /Mara/), stateOf({ ...page, durationMs: 1500 })]).toEqual(['degraded', 'degraded'])
})

it('judges proper errors as down: a page for people, JSON for programs', () => {
  expect(stateOf({ ...page, status: 503 })).toBe('down')
  expect(stateOf({ ...call, status: 503, code: 503, text: '{"code":503}' })).toBe('down')
})

it.each([
  ['no response', { ...page, status: 0 }],
  ['a response after eleven seconds', { ...page, durationMs: 11_000 }],
  ['a page instead of JSON', { ...call, status: 503, code: -1, text: '<html>' }],
  ['a status of success with an error code', { ...call, code: 400 }],
  ['a 404 for an existing page', { ...page, status: 404 }],
])('judges as broken: %s', (_, response) => {
  expect(stateOf(response)).toBe('broken')
})
