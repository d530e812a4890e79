/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { bodyDeadline } from './body-deadline'
import { compose } from './middleware'
import { HeadDeadline } from './request-deadlines'
import { testServer } from './testing/test-server'

const DEADLINE_MS = 500

const headDeadline = new HeadDeadline(DEADLINE_MS, 20)
const middleware = compose(
  headDeadline.middleware,
  bodyDeadline({
    addressOf: () => '203.0.113.7',
    deadlineMs: DEADLINE_MS,
    uploads: { graceMs: DEADLINE_MS, bytesPerSecond: 1000, checkIntervalMs: 20 },
  }),
)
const received = jest.fn()
const { server } = testServer((request: IncomingMessage, response: ServerResponse) => {
  received()
  middleware(request, response, () => {
    // Responds once the body is complete, as pages that read a body do.
    request.resume().on('end', () => response.end())
  })
})
headDeadline.onServer(server)

/** Blocks this process until after the deadline; data that was sent before has arrived by then. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1.3 * DEADLINE_MS)

const post = (type: string, length: number) =>
  `POST /api/attachment HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

it.each([
  ['a head', '', 'GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'],
  ['a body', `${post('application/json', 9)}a`, 'bcdefghi'],
  ['an upload', `${post('application/octet-stream', 2000)}a`, 'b'.repeat(1999)],
])('%s that arrived while the process was blocked does not time out', async (_, before, after) => {
  received.mockClear()
  const accepted = new Promise((resolve) => server.once('connection', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const connected = new Promise((resolve) => socket.once('connect', resolve))
  let text = ''
  const closed = new Promise((resolve) => socket.on('data', (part) => (text += String(part))).on('close', resolve))
  await Promise.all([accepted, connected])
  socket.write(before)
  while (before && received.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
  socket.write(after)
  pause()
  await closed
  expect(text.split('\r\n')[0]).toBe('HTTP/1.1 200 OK')
})
