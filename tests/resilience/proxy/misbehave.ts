import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './fault'
import { passOn, type Passed } from './pass-on'

/** How often a thin line carries something, in milliseconds. */
const TICK = 100

interface Exchange {
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

function send(outgoing: ServerResponse, { status, headers, body }: Passed) {
  outgoing.writeHead(status, headers)
  outgoing.end(body)
}

/** Changes a character of what is sealed; what is not sealed stays as it is. */
const breakSeal = ({ body, ...rest }: Passed): Passed => ({
  ...rest,
  body: Buffer.from(String(body).replace(/("data":")(.)/, (_, head, first) => head + (first === 'A' ? 'B' : 'A'))),
})

async function sendThinly(outgoing: ServerResponse, { status, headers, body }: Passed, bytesPerSecond: number) {
  const size = Math.max(1, Math.floor((bytesPerSecond * TICK) / 1000))
  outgoing.writeHead(status, headers)
  for (let at = 0; at < body.length && !outgoing.destroyed; at += size) {
    outgoing.write(body.subarray(at, at + size))
    await pause(TICK)
  }
  outgoing.end()
}

/** Half of what was promised. The headers go out before the line breaks. */
function sendHalf(outgoing: ServerResponse, { status, headers, body }: Passed) {
  outgoing.writeHead(status, { ...headers, 'content-length': Math.max(2, body.length) })
  outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy())
}

/** Answers as the fault has it. @throws Error when the target is gone */
export async function misbehave({ incoming, outgoing, target, random }: Exchange, fault: Fault | null): Promise<void> {
  if (!fault) return send(outgoing, await passOn(incoming, target))
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
      return send(outgoing, breakSeal(await passOn(incoming, target)))
    case 'cut':
      return sendHalf(outgoing, await passOn(incoming, target))
    case 'thin':
      return sendThinly(outgoing, await passOn(incoming, target), fault.bytesPerSecond)
    case 'slow':
      await pause(Math.max(0, fault.delay + (fault.jitter ?? 0) * (2 * random() - 1)))
      return send(outgoing, await passOn(incoming, target))
  }
}
