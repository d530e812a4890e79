/** @jest-environment node */
import { Worker } from 'node:worker_threads'
import { TransportTimeout, undiciTransport } from './transport'

/** Long enough for the request to reach the server on a busy machine. */
const TIMEOUT_MS = 1000

/** States that the server shares with the test, which cannot receive messages while it is blocked. */
const [RECEIVED, SENT] = [0, 1]

/** Responds from a thread of its own once the test is blocked: the response arrives while the test cannot read it. */
const SERVER = `
  const { createServer } = require('node:http')
  const { parentPort, workerData } = require('node:worker_threads')
  const states = new Int32Array(workerData)
  const server = createServer((request, response) => {
    if (request.url === '/silent') return
    Atomics.store(states, ${RECEIVED}, 1)
    response.on('finish', () => {
      Atomics.store(states, ${SENT}, 1)
      Atomics.notify(states, ${SENT})
    })
    setTimeout(() => response.end('arrived'), 20)
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

let server: Worker
let states: Int32Array
let url: string

beforeAll(async () => {
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)
  states = new Int32Array(shared)
  server = new Worker(SERVER, { eval: true, workerData: shared })
  const port = await new Promise<number>((resolve) => server.once('message', resolve))
  url = `http://127.0.0.1:${port}`
})
afterAll(() => server.terminate())

const send = (path: string) =>
  undiciTransport()({ method: 'GET', url: url + path, headers: {}, body: null, timeout: TIMEOUT_MS })

it('a response that arrived while the program could not run is read, although its time is over', async () => {
  const reply = send('/')
  while (Atomics.load(states, RECEIVED) === 0) await new Promise((resolve) => setImmediate(resolve))
  Atomics.wait(states, SENT, 0)
  // Nothing changes this state: it blocks for the whole time.
  Atomics.wait(states, RECEIVED, 1, 1.3 * TIMEOUT_MS)
  expect(await reply).toMatchObject({ status: 200, text: 'arrived' })
})

it('a server that never responds ends with TransportTimeout', async () => {
  await expect(send('/silent')).rejects.toThrow(TransportTimeout)
})
