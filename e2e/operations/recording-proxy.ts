import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { passOn, type Passed } from '../pass-on'

/** What went over the wire, one entry for each request. */
export interface Exchange extends Omit<Passed, 'reply' | 'replyHeaders'> {
  reply: string
}

/** Stands between the two programs, passes everything on and writes it down. A target that is gone looks gone. */
export async function startRecordingProxy(targetPort: number) {
  const exchanges: Exchange[] = []
  const server = createServer((incoming, outgoing) => {
    passOn(incoming, `http://127.0.0.1:${targetPort}`).then(
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
