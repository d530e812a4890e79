import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { forward, type Forwarded } from './http-proxy'

/** A received request. */
export interface RecordedRequest {
  /** Milliseconds since the epoch. */
  at: number
  method: string
  path: string
}

/** Whether a fault applies to a request. Default: to every request. */
export type FaultFilter = (path: string, method: string) => boolean

/** A proxy in front of an HTTP server that can inject faults. */
export interface FaultProxy {
  url: string
  /** All requests since it was last emptied. */
  requests: RecordedRequest[]
  /** Injects a fault, in place of an earlier one. */
  break: (fault: Fault, filter?: FaultFilter) => Promise<void>
  heal: () => Promise<void>
  stop: () => Promise<void>
}

/** @param random returns 0 to 1, for the jitter of `slow` */
export async function startFaultProxy(target: string, random: () => number = Math.random): Promise<FaultProxy> {
  const state: { fault: Fault | null; appliesTo: FaultFilter } = { fault: null, appliesTo: () => true }
  const requests: RecordedRequest[] = []
  const server = createServer((incoming: IncomingMessage, outgoing) => {
    const { url: path = '/', method = 'GET' } = incoming
    requests.push({ at: Date.now(), method, path })
    const fault = state.appliesTo(path, method) ? state.fault : null
    respondWithFault({ incoming, outgoing, target, random }, fault).catch(() => outgoing.destroy())
  })
  // Longer than clients keep a connection: a closed idle connection would be a fault that no scenario injected.
  server.keepAliveTimeout = 120_000
  const open = (port: number) =>
    new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  const close = () =>
    new Promise<void>((done) => {
      if (!server.listening) return done()
      server.close(() => done())
      server.closeAllConnections()
    })
  await open(0)
  const { port } = server.address() as AddressInfo

  const heal = async () => {
    // Closes hanging requests, as a restart of the target would.
    if (state.fault?.kind === 'hang') server.closeAllConnections()
    Object.assign(state, { fault: null, appliesTo: () => true })
    if (!server.listening) await open(port)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    break: async (fault, filter = () => true) => {
      await heal()
      Object.assign(state, { fault, appliesTo: filter })
      if (fault.kind === 'refuse') await close()
    },
    heal,
    stop: close,
  }
}

/** A failure of an HTTP server. */
export type Fault =
  /** Accepts the request and never responds. */
  | { kind: 'hang' }
  /** Refuses every connection. */
  | { kind: 'refuse' }
  /** Resets the connection once the request has arrived. */
  | { kind: 'reset' }
  /** Sends half of the real response's body, then closes the connection. */
  | { kind: 'cut' }
  /** Responds 200 with a body that is not JSON. */
  | { kind: 'garbage' }
  /** Sends the real response with altered ciphertext. */
  | { kind: 'wrong seal' }
  /** Responds 200 with code 500 in the envelope. */
  | { kind: 'code 500' }
  /** Responds with this status, as a proxy in between would. */
  | { kind: 'status'; status: number }
  /** Delays the real response, in milliseconds plus or minus `jitter`. */
  | { kind: 'slow'; delay: number; jitter?: number }
  /** Sends the real response at a limited bandwidth. */
  | { kind: 'thin'; bytesPerSecond: number }

/** A short name for reports. */
export function nameOf(fault: Fault): string {
  if (fault.kind === 'status') return `status ${fault.status}`
  if (fault.kind === 'slow') return `${fault.delay} ms late${fault.jitter ? `, give or take ${fault.jitter}` : ''}`
  return fault.kind === 'thin' ? `${(fault.bytesPerSecond * 8) / 1000} kbit/s` : fault.kind
}

/** Interval between the chunks of a slow connection, in milliseconds. */
const TICK_MS = 100

interface ProxyExchange {
  incoming: IncomingMessage
  outgoing: ServerResponse
  target: string
  /** Returns 0 to 1. */
  random: () => number
}

const sendJson = (outgoing: ServerResponse, status: number, body: string) => {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  outgoing.end(body)
}

function send(outgoing: ServerResponse, { status, replyHeaders, reply }: Forwarded) {
  outgoing.writeHead(status, replyHeaders)
  outgoing.end(reply)
}

/** Changes the first character of the ciphertext; responses that are not encrypted stay unchanged. */
const corruptCiphertext = ({ reply, ...rest }: Forwarded): Forwarded => ({
  ...rest,
  reply: Buffer.from(String(reply).replace(/("data":")(.)/, (_, head, first) => head + (first === 'A' ? 'B' : 'A'))),
})

async function sendThrottled(
  outgoing: ServerResponse,
  { status, replyHeaders, reply }: Forwarded,
  bytesPerSecond: number,
) {
  const size = Math.max(1, Math.floor((bytesPerSecond * TICK_MS) / 1000))
  outgoing.writeHead(status, replyHeaders)
  for (let at = 0; at < reply.length && !outgoing.destroyed; at += size) {
    outgoing.write(reply.subarray(at, at + size))
    await pause(TICK_MS)
  }
  outgoing.end()
}

/** Sends half of the announced body. The headers are sent before the connection closes. */
function sendHalf(outgoing: ServerResponse, { status, replyHeaders, reply }: Forwarded) {
  outgoing.writeHead(status, { ...replyHeaders, 'content-length': Math.max(2, reply.length) })
  outgoing.write(reply.subarray(0, reply.length / 2), () => outgoing.destroy())
}

/** Responds according to the fault; forwards the request without one. @throws Error if the target is unreachable */
export async function respondWithFault(
  { incoming, outgoing, target, random }: ProxyExchange,
  fault: Fault | null,
): Promise<void> {
  if (!fault) return send(outgoing, await forward(incoming, target))
  switch (fault.kind) {
    case 'hang':
      return
    case 'refuse':
    case 'reset':
      incoming.socket.resetAndDestroy()
      return
    case 'garbage':
      return sendJson(outgoing, 200, '<html>\u0000 not what you asked for')
    case 'status':
      return sendJson(outgoing, fault.status, `{"code":${fault.status},"msg":"broken","data":null}`)
    case 'code 500':
      return sendJson(outgoing, 200, '{"code":500,"msg":"broken","data":null}')
    case 'wrong seal':
      return send(outgoing, corruptCiphertext(await forward(incoming, target)))
    case 'cut':
      return sendHalf(outgoing, await forward(incoming, target))
    case 'thin':
      return sendThrottled(outgoing, await forward(incoming, target), fault.bytesPerSecond)
    case 'slow':
      await pause(Math.max(0, fault.delay + (fault.jitter ?? 0) * (2 * random() - 1)))
      return send(outgoing, await forward(incoming, target))
  }
}
