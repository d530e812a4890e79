import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

/** A fault of a TCP connection. Delays are in milliseconds. */
export type TcpFault = { kind: 'hang' } | { kind: 'refuse' } | { kind: 'slow'; delay: number }

/** A proxy for protocols other than HTTP: in front of a database, a cache or a mail server. */
export interface TcpProxy {
  port: number
  /** Injects a fault, in place of an earlier one. */
  break: (fault: TcpFault) => Promise<void>
  heal: () => Promise<void>
  stop: () => Promise<void>
}

interface Target {
  host?: string
  port: number
}

/** Forwards bytes in one direction and in order. The delay of a chunk is the one in effect when it arrives. */
function forwardBytes(from: Socket, to: Socket, fault: () => TcpFault | null) {
  let lastDue = 0
  from.on('data', (bytes) => {
    const currentFault = fault()
    if (currentFault?.kind === 'hang') return
    const due = Math.max(Date.now() + (currentFault?.kind === 'slow' ? currentFault.delay : 0), lastDue)
    lastDue = due
    if (due <= Date.now()) to.write(bytes)
    else setTimeout(() => to.destroyed || to.write(bytes), due - Date.now())
  })
  from.once('close', () => to.destroy())
  from.on('error', () => to.destroy())
}

/**
 * @param target default host: the loopback
 * @param delaysReplies whether `slow` also delays bytes from the target
 */
export async function startTcpProxy(
  { host = '127.0.0.1', port: targetPort }: Target,
  { delaysReplies = true } = {},
): Promise<TcpProxy> {
  const open = new Set<Socket>()
  let fault: TcpFault | null = null
  const replyFault = () => (fault?.kind === 'slow' && !delaysReplies ? null : fault)
  const server = createServer((socket) => {
    const upstream = createConnection(targetPort, host)
    for (const end of [socket, upstream]) end.setNoDelay(true)
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    forwardBytes(socket, upstream, () => fault)
    forwardBytes(upstream, socket, replyFault)
  })
  const listen = (port: number) =>
    new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  const close = () =>
    new Promise<void>((done) => {
      if (!server.listening) return done()
      server.close(() => done())
      open.forEach((socket) => socket.destroy())
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  const heal = async () => {
    // Dropped bytes cannot be sent again, so the connections are closed.
    if (fault?.kind === 'hang') open.forEach((socket) => socket.destroy())
    fault = null
    if (!server.listening) await listen(port)
  }
  return {
    port,
    break: async (next) => {
      await heal()
      fault = next
      if (next.kind === 'refuse') await close()
    },
    heal,
    stop: close,
  }
}

/** A proxy in front of PostgreSQL that delays statements, but not their results. */
export interface SlowDatabase {
  /** Connection URL of the database through the proxy. */
  url: string
  /** Milliseconds; 0 for no delay. */
  setDelay: (milliseconds: number) => void
  close: () => Promise<void>
}

/** Slows statements down without a change of the program under test. */
export async function startSlowDatabase(url: string): Promise<SlowDatabase> {
  const target = new URL(url)
  const upstream = { host: target.hostname, port: Number(target.port || 5432) }
  const proxy = await startTcpProxy(upstream, { delaysReplies: false })
  const proxyUrl = new URL(url)
  proxyUrl.hostname = '127.0.0.1'
  proxyUrl.port = String(proxy.port)
  const setDelay = (delay: number) => void (delay > 0 ? proxy.break({ kind: 'slow', delay }) : proxy.heal())
  return { url: proxyUrl.href, setDelay, close: proxy.stop }
}
