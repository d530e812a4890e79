/** @jest-environment node */
import type { ServerResponse } from 'node:http'
import { neverEmpty } from './never-empty'
import { askedServer } from './testing/asked-server'

let answer: (response: ServerResponse) => void
const { get } = askedServer((request, response) => {
  neverEmpty(request, response)
  answer(response)
})

/** Every way in which Next ends an answer without a body. */
const ENDINGS: [name: string, end: (response: ServerResponse) => void][] = [
  ['at once', (response) => response.end()],
  ['with an empty text', (response) => response.end('')],
  ['with its headers before', (response) => (response.flushHeaders(), response.end())],
  ['with an empty part before', (response) => (response.write(''), response.end())],
  ['with the length of what is left out', (response) => response.setHeader('content-length', 900).end()],
]

describe('an answer that says there is nothing', () => {
  it.each([404, 410, 500, 502, 503, 504])('has words with %d, however it ends', async (status) => {
    for (const [name, end] of ENDINGS) {
      answer = (response) => {
        response.statusCode = status
        end(response)
      }
      const { status: told, text, headers } = await get('/image/none.webp')
      expect([name, told, /\w/.test(text)]).toEqual([name, status, true])
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    }
  })

  it('keeps the words it has, in one piece or in parts', async () => {
    answer = (response) => {
      response.writeHead(404, { 'content-type': 'text/html' })
      response.write('<h1>')
      response.end('none')
    }
    expect(await get()).toMatchObject({ text: '<h1>none', headers: { 'content-type': 'text/html' } })
  })

  it.each([200, 204, 304, 308, 401, 405])('with %d goes out as it is', async (status) => {
    answer = (response) => {
      response.statusCode = status
      response.end()
    }
    expect((await get()).text).toBe('')
  })

  it('is not given words where only its headers are asked for', async () => {
    answer = (response) => {
      response.statusCode = 404
      response.end()
    }
    expect((await get('/', {}, 'HEAD')).headers).not.toHaveProperty('content-length')
  })
})
