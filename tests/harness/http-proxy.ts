import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

async function readBody(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** A forwarded request and the target's response. */
export interface Forwarded {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  status: number
  replyHeaders: IncomingHttpHeaders
  reply: Buffer
}

/** Forwards a request unchanged. @throws Error if the target is unreachable */
export async function forward(incoming: IncomingMessage, target: string): Promise<Forwarded> {
  const { method = 'GET', url: path = '/', headers } = incoming
  const body = await readBody(incoming)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(new URL(path, target), { method, headers })
    outgoing.once('response', resolve).once('error', reject)
    outgoing.end(body)
  })
  return {
    method,
    path,
    headers: headers as Record<string, string>,
    body: String(body),
    status: response.statusCode ?? 502,
    replyHeaders: response.headers,
    reply: await readBody(response),
  }
}

/** A forwarded request with the response's body as text. */
export interface Exchange extends Omit<Forwarded, 'reply' | 'replyHeaders'> {
  reply: string
}

/** Starts a proxy that records every exchange. It closes the connection if its target is unreachable. */
export async function startRecordingProxy(targetPort: number) {
  const exchanges: Exchange[] = []
  const server = createServer((incoming, outgoing) => {
    forward(incoming, `http://127.0.0.1:${targetPort}`).then(
      ({ replyHeaders, reply, ...exchange }) => {
        exchanges.push({ ...exchange, reply: String(reply) })
        outgoing.writeHead(exchange.status, replyHeaders)
        outgoing.end(reply)
      },
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, exchanges, stop }
}
