import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What went over the wire, one entry for each request. */
export interface Exchange {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  status: number
  reply: string
}

const readAll = async (stream: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Stands between the two programs, passes everything on and writes it down. A target that is gone looks gone. */
export async function startRecordingProxy(targetPort: number) {
  const exchanges: Exchange[] = []
  const server = createServer((incoming, outgoing) => {
    const pass = async () => {
      const body = await readAll(incoming)
      const { method = 'GET', url: path = '/', headers } = incoming
      const passed = request({ host: '127.0.0.1', port: targetPort, method, path, headers })
      passed.on('error', () => outgoing.destroy())
      passed.on('response', (reply) => {
        void readAll(reply).then((bytes) => {
          const status = reply.statusCode ?? 0
          exchanges.push({
            method,
            path,
            headers: headers as Record<string, string>,
            body: String(body),
            status,
            reply: String(bytes),
          })
          outgoing.writeHead(status, reply.headers)
          outgoing.end(bytes)
        })
      })
      passed.end(body)
    }
    void pass()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, exchanges, stop }
}
