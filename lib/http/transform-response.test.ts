/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { testServer } from './testing/test-server'
import { transformResponse, type ResponseTransform } from './transform-response'

/** Buffers the body, converts it to capitals and adds its length to the head. */
class UppercaseTransform implements ResponseTransform {
  #parts: Buffer[] = []
  constructor(private readonly response: ServerResponse) {}

  push(chunk: Buffer) {
    this.#parts.push(Buffer.from(chunk))
    return null
  }

  end() {
    const body = Buffer.concat(this.#parts)
    this.response.setHeader('x-length', body.length)
    return Buffer.from(body.toString().toUpperCase())
  }
}

const isText = (response: ServerResponse) => response.getHeader('content-type') === 'text/plain'

let respond: (response: ServerResponse, request: IncomingMessage) => void = () => {}
const { get } = testServer((request, response) => {
  transformResponse(request, response, () => (isText(response) ? new UppercaseTransform(response) : null))
  transformResponse(request, response, () =>
    isText(response) ? { push: (chunk) => chunk, end: () => Buffer.from('!') } : null,
  )
  respond(response, request)
})

const SEND_METHODS: [name: string, send: (response: ServerResponse, type: string) => void][] = [
  ['end', (response, type) => response.setHeader('content-type', type).end('shirt')],
  ['write', (response, type) => (response.setHeader('content-type', type).write('sh'), response.end('irt'))],
  ['writeHead', (response, type) => response.writeHead(201, 'Made', { 'content-type': type }).end('shirt')],
  ['writeHead with pairs', (response, type) => response.writeHead(201, ['content-type', type]).end('shirt')],
  [
    'flushHeaders',
    (response, type) => (response.setHeader('content-type', type).flushHeaders(), response.end('shirt')),
  ],
  [
    'content-length',
    (response, type) => response.writeHead(200, { 'content-type': type, 'content-length': 5 }).end('shirt'),
  ],
  ['callbacks', (response, type) => response.setHeader('content-type', type).write('shirt', () => response.end())],
]

describe('a transform of a response', () => {
  it.each(SEND_METHODS)(
    'changes the body, the one nearest to upstream first, and the head before it is sent (%s)',
    async (_, send) => {
      respond = (response) => send(response, 'text/plain')
      const { text, headers } = await get()
      expect([text, headers['x-length']]).toEqual(['SHIRT!', '6'])
    },
  )

  it.each(SEND_METHODS)('that does not begin changes nothing (%s)', async (_, send) => {
    respond = (response) => send(response, 'text/css')
    expect(await get()).toMatchObject({ text: 'shirt', headers: { 'content-type': 'text/css' } })
  })
})
