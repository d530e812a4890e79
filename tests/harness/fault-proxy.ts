import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { forward, type Forwarded } from './http-proxy'

/** A request and its time. */
export interface Seen {
  at: number
  method: string
  path: string
}

/** Whom a fault strikes. Default: everybody. */
export type Strikes = (path: string, method: string) => boolean

/** A proxy in front of an HTTP server that can inject faults. */
export interface FaultProxy {
  url: string
  /** Everything that came in, until it is emptied. */
  seen: Seen[]
  /** From now on something is wrong; what was wrong before no longer is. */
  break: (fault: Fault, strikes?: Strikes) => Promise<void>
  heal: () => Promise<void>
  stop: () => Promise<void>
}

/** @param random from 0 to 1, for what comes early or late */
export async function startFaultProxy(target: string, random: () => number = Math.random): Promise<FaultProxy> {
  const state: { fault: Fault | null; strikes: Strikes } = { fault: null, strikes: () => true }
  const seen: Seen[] = []
  const server = createServer((incoming: IncomingMessage, outgoing) => {
    const { url: path = '/', method = 'GET' } = incoming
    seen.push({ at: Date.now(), method, path })
    const fault = state.strikes(path, method) ? state.fault : null
    misbehave({ incoming, outgoing, target, random }, fault).catch(() => outgoing.destroy())
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
    // Hanging requests end, as when a program restarts.
    if (state.fault?.kind === 'hang') server.closeAllConnections()
    Object.assign(state, { fault: null, strikes: () => true })
    if (!server.listening) await open(port)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    break: async (fault, strikes = () => true) => {
      await heal()
      Object.assign(state, { fault, strikes })
      if (fault.kind === 'refuse') await close()
    },
    heal,
    stop: close,
  }
}

/** A failure of an HTTP server. */
export type Fault =
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Every connection is refused. */
  | { kind: 'refuse' }
  /** The connection breaks off when the request has come. */
  | { kind: 'reset' }
  /** Half of the real answer's body, then the connection breaks off. */
  | { kind: 'cut' }
  /** 200 with something that is no JSON. */
  | { kind: 'garbage' }
  /** The real answer with its seal broken. */
  | { kind: 'wrong seal' }
  /** 200, and the envelope says 500. */
  | { kind: 'code 500' }
  /** No answer but this status, as a proxy in between would say it. */
  | { kind: 'status'; status: number }
  /** The real answer, later: milliseconds, give or take. */
  | { kind: 'slow'; delay: number; jitter?: number }
  /** The real answer, by a thin line. */
  | { kind: 'thin'; bytesPerSecond: number }

/** In a few words, for reports. */
export function nameOf(fault: Fault): string {
  if (fault.kind === 'status') return `status ${fault.status}`
  if (fault.kind === 'slow') return `${fault.delay} ms late${fault.jitter ? `, give or take ${fault.jitter}` : ''}`
  return fault.kind === 'thin' ? `${(fault.bytesPerSecond * 8) / 1000} kbit/s` : fault.kind
}

/** How often a slow connection carries something, in milliseconds. */
const TICK_MS = 100

interface Proxied {
  incoming: IncomingMessage
  outgoing: ServerResponse
  target: string
  /** From 0 to 1. */
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

/** Changes a character of what is sealed; what is not sealed stays as it is. */
const breakSeal = ({ reply, ...rest }: Forwarded): Forwarded => ({
  ...rest,
  reply: Buffer.from(String(reply).replace(/("data":")(.)/, (_, head, first) => head + (first === 'A' ? 'B' : 'A'))),
})

async function sendThinly(
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

/** Half of what was promised. The headers go out before the line breaks. */
function sendHalf(outgoing: ServerResponse, { status, replyHeaders, reply }: Forwarded) {
  outgoing.writeHead(status, { ...replyHeaders, 'content-length': Math.max(2, reply.length) })
  outgoing.write(reply.subarray(0, reply.length / 2), () => outgoing.destroy())
}

/** Answers as the fault has it. @throws Error when the target is gone */
export async function misbehave({ incoming, outgoing, target, random }: Proxied, fault: Fault | null): Promise<void> {
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
      return send(outgoing, breakSeal(await forward(incoming, target)))
    case 'cut':
      return sendHalf(outgoing, await forward(incoming, target))
    case 'thin':
      return sendThinly(outgoing, await forward(incoming, target), fault.bytesPerSecond)
    case 'slow':
      await pause(Math.max(0, fault.delay + (fault.jitter ?? 0) * (2 * random() - 1)))
      return send(outgoing, await forward(incoming, target))
  }
}
