import { judge } from './judge'

const page = { status: 200, headers: {}, text: '<h1>Ada</h1>', took: 20, began: 10 }
const call = { ...page, text: '{"code":0}', code: 0, data: null }

it('judges complete and prompt responses as ok', () => {
  expect([judge(page), judge(page, /Ada/), judge(call)]).toEqual(['ok', 'ok', 'ok'])
})

it('judges incomplete or slow responses as degraded', () => {
  expect([judge(page, /Mara/), judge({ ...page, took: 1500 })]).toEqual(['degraded', 'degraded'])
})

it('judges proper errors as down: a page for people, JSON for programs', () => {
  expect(judge({ ...page, status: 503 })).toBe('down')
  expect(judge({ ...call, status: 503, code: 503, text: '{"code":503}' })).toBe('down')
})

it.each([
  ['no response', { ...page, status: 0 }],
  ['a response after eleven seconds', { ...page, took: 11_000 }],
  ['a page instead of JSON', { ...call, status: 503, code: -1, text: '<html>' }],
  ['a status of success with an error code', { ...call, code: 400 }],
  ['a 404 for an existing page', { ...page, status: 404 }],
])('judges as broken: %s', (_, response) => {
  expect(judge(response)).toBe('broken')
})
