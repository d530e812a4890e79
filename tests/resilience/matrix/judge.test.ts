import { judge } from './judge'

const page = { status: 200, headers: {}, text: '<h1>Ada</h1>', took: 20, began: 10 }
const call = { ...page, text: '{"code":0}', code: 0, data: null }

it('calls ok what is whole and prompt', () => {
  expect([judge(page), judge(page, /Ada/), judge(call)]).toEqual(['ok', 'ok', 'ok'])
})

it('calls degraded what lacks something, or is late', () => {
  expect([judge(page, /Mara/), judge({ ...page, took: 1500 })]).toEqual(['degraded', 'degraded'])
})

it('calls down what says that it cannot be done: a page to people, JSON to programs', () => {
  expect(judge({ ...page, status: 503 })).toBe('down')
  expect(judge({ ...call, status: 503, code: 503, text: '{"code":503}' })).toBe('down')
})

it.each([
  ['no answer', { ...page, status: 0 }],
  ['an answer after eleven seconds', { ...page, took: 11_000 }],
  ['a page where JSON was asked for', { ...call, status: 503, code: -1, text: '<html>' }],
  ['a call that was done and says otherwise', { ...call, code: 400 }],
  ['a page that is said not to exist', { ...page, status: 404 }],
])('calls broken %s', (_, response) => {
  expect(judge(response)).toBe('broken')
})
