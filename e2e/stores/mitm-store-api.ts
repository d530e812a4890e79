import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { open, seal } from '../../contract/cipher'
import { nodeEngine } from '../../contract/engines/node'
import { deriveKeys, type ContractKeys } from '../../contract/keys'
import { forward, type Forwarded } from '../../tests/harness/http-proxy'

/** A changed response: other data, derived from the real, or a rejection. */
export type ResponseChange = ((data: unknown) => unknown) | { code: number; msg: string }

interface Options {
  /** Address of the real store API. */
  target: string
  secret: string
  /** By path, without the query. */
  changes: Record<string, ResponseChange>
}

/** The real reply with changed data, encrypted like the real one. */
function changeData(
  { method, path, headers, reply }: Forwarded,
  keys: ContractKeys,
  change: (data: unknown) => unknown,
) {
  const { code, msg, data } = JSON.parse(String(reply)) as { code: number; msg: string; data: string }
  const associatedData = { method, path, timestamp: headers.timestamp ?? '', answers: headers.sign ?? '' }
  const changed = change(JSON.parse(open(nodeEngine, keys.reply, data, associatedData)))
  return JSON.stringify({ code, msg, data: seal(nodeEngine, keys.reply, JSON.stringify(changed), associatedData) })
}

/** A store API that responds like the real one, signed and encrypted, except where a test changes the response. */
export async function startMitmStoreApi({ target, secret, changes }: Options) {
  const keys = deriveKeys(nodeEngine, secret)

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    const change = changes[incoming.url?.split('?')[0] ?? '']
    if (typeof change === 'object') {
      outgoing.writeHead(change.code, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify({ ...change, data: null }))
      return
    }
    const forwarded = await forward(incoming, target)
    if (change && forwarded.reply.length > 0) {
      outgoing.writeHead(forwarded.status, { 'content-type': 'application/json' })
      outgoing.end(changeData(forwarded, keys, change))
      return
    }
    outgoing.writeHead(forwarded.status, forwarded.replyHeaders)
    outgoing.end(forwarded.reply)
  }

  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
