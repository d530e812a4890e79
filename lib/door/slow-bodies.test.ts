/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { openDoor } from './open-door'
import { PageCopies } from './page-copies'
import { askedServer } from './testing/asked-server'

const MOST = 3

/** Answers with the body it was sent. */
const echo = jest.fn((request: IncomingMessage, response: ServerResponse) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => response.end(`got:${Buffer.concat(parts).toString()}`))
})
const { server, get } = askedServer(echo)
const closeDoor = openDoor({
  most: MOST,
  isHttps: false,
  origin: 'http://shop.example',
  addressOf: ({ headers }) => String(headers['x-real-ip'] ?? ''),
  bodyDeadline: 300,
  copies: new PageCopies(),
  files: new Map(),
  trusted: [],
})
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})
afterAll(closeDoor)

/** A connection that has sent these bytes, and all that comes back until it is closed. */
function send(bytes: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes))
  open.push(socket)
  let text = ''
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (part) => (text += String(part))).on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
  })
  return { socket, answer, status: answer.then((all) => Number(all.split(' ')[1])) }
}

const head = (more: string, path = '/api/cart') =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${more}\r\n\r\n`

/** A body of which one byte is there. */
const slow = (address: string, path?: string) => send(`${head(`X-Real-IP: ${address}\r\nContent-Length: 9`, path)}a`)

describe('bodies that do not arrive', () => {
  it('hold no place of others, however many they are, and are answered 408', async () => {
    const late = Array.from({ length: 5 * MOST }, (_, n) => slow(`203.0.113.${n}`))
    expect((await get('/product/x')).status).toBe(200)
    const status = await Promise.all(late.map(({ status }) => status))
    expect(new Set(status)).toEqual(new Set([408]))
    expect(echo.mock.calls.filter(([{ method }]) => method === 'POST')).toEqual([])
  })

  it('are answered in the envelope, a form in words', async () => {
    const [call, form] = await Promise.all([slow('a').answer, slow('a', '/api/form/login').answer])
    expect(JSON.parse(call.split('\r\n\r\n')[1] ?? '')).toEqual({ code: 408, msg: expect.any(String), data: null })
    expect(form).toContain('<h1>That took too long</h1>')
  })

  it('are twenty of one address at most: the next is 429, that of another address is let in', async () => {
    const many = Array.from({ length: 25 }, () => slow('203.0.113.7'))
    const status = await Promise.all(many.map(({ status }) => status))
    expect(status.filter((one) => one === 429)).toHaveLength(5)
    expect(status.filter((one) => one === 408)).toHaveLength(20)
    const whole = ['203.0.113.7', '203.0.113.8'].map((from) => `${head(`X-Real-IP: ${from}\r\nContent-Length: 2`)}ab`)
    for (const bytes of whole) expect(await send(bytes).answer).toContain('got:ab')
  })

  it('are held to by the server, as heads are', async () => {
    await get('/')
    expect([server.headersTimeout, server.requestTimeout]).toEqual([5_000, 15_000])
  })
})

describe('a body', () => {
  const CHUNKED = 'Transfer-Encoding: chunked'
  it.each([
    ['with its head', [`${head('Content-Length: 3')}abc`], 'abc'],
    ['after its head', [head('Content-Length: 3'), 'abc'], 'abc'],
    ['in parts', [head('Content-Length: 6'), 'ab', 'cd', 'ef'], 'abcdef'],
    ['in chunks', [head(CHUNKED), '2\r\nab\r\n', '1\r\nc\r\n0\r\n\r\n'], 'abc'],
    ['of chunks without a byte', [head(CHUNKED), '0\r\n\r\n'], ''],
    ['of chunks whose end comes later', [head(CHUNKED), '2\r\nab\r\n', '0\r\n\r\n'], 'ab'],
  ])('that comes %s is there to the letter', async (_, [first = '', ...rest], body) => {
    const { socket, answer } = send(first)
    for (const part of rest) {
      await new Promise((done) => setTimeout(done, 20))
      socket.write(part)
    }
    expect(await answer).toMatch(new RegExp(`got:${body}(?:\\r\\n0\\r\\n\\r\\n)?$`))
  })

  it('that is larger than any call takes goes on to whoever refuses it, its beginning first', async () => {
    const body = 'x'.repeat(200_000)
    expect(await send(head('Content-Length: 200000') + body).answer).toContain(body)
  })
})
