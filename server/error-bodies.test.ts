/** @jest-environment node */
import { STATUS_CODES, type ServerResponse } from 'node:http'
import { testServer } from '../lib/http/testing/test-server'
import { fillEmptyErrors } from './error-bodies'

let answer: (response: ServerResponse) => void
const { get } = testServer((request, response) => fillEmptyErrors(request, response, () => answer(response)))

/** Every way in which Next ends a response without a body. */
const EMPTY_ENDS: [name: string, end: (response: ServerResponse) => void][] = [
  ['at once', (response) => response.end()],
  ['with an empty text', (response) => response.end('')],
  ['with its head before', (response) => (response.flushHeaders(), response.end())],
  ['with an empty chunk before', (response) => (response.write(''), response.end())],
  ['with the length of what is left out', (response) => response.setHeader('content-length', 900).end()],
]

describe('an error without a body', () => {
  const end = (status: number, how: (response: ServerResponse) => void) => {
    answer = (response) => {
      response.statusCode = status
      how(response)
    }
  }

  it.each([404, 410, 500, 502, 503, 504])('is given words (%d), however it ends', async (status) => {
    for (const [name, how] of EMPTY_ENDS) {
      end(status, how)
      const { text, headers, ...response } = await get('/image/none.webp')
      expect([name, response.status, text]).toEqual([name, status, `${STATUS_CODES[status]}\n`])
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    }
  })

  it('keeps the body that it has, in one chunk or several', async () => {
    end(404, (response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).write('<h1>')
      response.end('none')
    })
    expect(await get()).toMatchObject({ text: '<h1>none', headers: { 'content-type': 'text/html' } })
  })

  it.each([200, 204, 304, 308, 401, 405])('stays empty with %d', async (status) => {
    end(status, (response) => response.end())
    expect((await get()).text).toBe('')
  })

  it('has no length in the response to HEAD', async () => {
    end(404, (response) => response.end())
    expect((await get('/', {}, 'HEAD')).headers).not.toHaveProperty('content-length')
  })
})
