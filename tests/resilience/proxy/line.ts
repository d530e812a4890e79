import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

/** What can be wrong with a line nobody looks into. */
export type LineFault = { kind: 'hang' } | { kind: 'refuse' } | { kind: 'slow'; delay: number }

/** Stands before a program that speaks no HTTP: a database, a cache, a mail server. */
export interface Line {
  port: number
  break: (fault: LineFault) => Promise<void>
  heal: () => Promise<void>
  stop: () => Promise<void>
}

/** Carries bytes one way, in their order, as late as the line is. */
function carry(from: Socket, to: Socket, fault: () => LineFault | null) {
  let last = 0
  from.on('data', (bytes) => {
    const now = fault()
    if (now?.kind === 'hang') return
    const due = Math.max(Date.now() + (now?.kind === 'slow' ? now.delay : 0), last)
    last = due
    if (due <= Date.now()) to.write(bytes)
    else setTimeout(() => to.destroyed || to.write(bytes), due - Date.now())
  })
  from.once('close', () => to.destroy())
  from.on('error', () => to.destroy())
}

/** @param target port on the loopback */
export async function startLine(target: number): Promise<Line> {
  const open = new Set<Socket>()
  let fault: LineFault | null = null
  const server = createServer((socket) => {
    const further = createConnection(target, '127.0.0.1')
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    carry(socket, further, () => fault)
    carry(further, socket, () => fault)
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
    // What was swallowed cannot be made up for: those connections end.
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
