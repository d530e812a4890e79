/** @jest-environment node */
import type { ServerResponse } from 'node:http'
import { emptyErrorBodies } from './empty-error-bodies'
import { testServer } from './testing/test-server'

let answer: (response: ServerResponse) => void
const { get } = testServer((request, response) => emptyErrorBodies(request, response, () => answer(response)))

/** Every way in which Next ends a response without a body. */
const ENDINGS: [name: string, end: (response: ServerResponse) => void][] = [
  ['at once', (response) => response.end()],
  ['with an empty string', (response) => response.end('')],
  ['with its headers before', (response) => (response.flushHeaders(), response.end())],
  ['with an empty chunk before', (response) => (response.write(''), response.end())],
  ['with the length of a body that is left out', (response) => response.setHeader('content-length', 900).end()],
]

describe('an error without a body', () => {
  it.each([404, 410, 500, 502, 503, 504])('gets one with %d, however it ends', async (status) => {
    for (const [name, end] of ENDINGS) {
      answer = (response) => {
        response.statusCode = status
        end(response)
      }
      const response = await get('/image/none.webp')
      expect([name, response.status, /\w/.test(response.text)]).toEqual([name, status, true])
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    }
  })

  it('keeps the one it has, in one chunk or in several', async () => {
    answer = (response) => {
      response.writeHead(404, { 'content-type': 'text/html' })
      response.write('<h1>')
      response.end('none')
    }
    expect(await get()).toMatchObject({ text: '<h1>none', headers: { 'content-type': 'text/html' } })
  })

  it.each([200, 204, 304, 308, 401, 405])('stays as it is with %d', async (status) => {
    answer = (response) => {
      response.statusCode = status
      response.end()
    }
    expect((await get()).text).toBe('')
  })

  it('stays as it is where only its head was requested', async () => {
    answer = (response) => {
      response.statusCode = 404
      response.end()
    }
    expect((await get('/', {}, 'HEAD')).headers).not.toHaveProperty('content-length')
  })
})
