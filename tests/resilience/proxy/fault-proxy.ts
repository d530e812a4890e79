import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fault } from './fault'
import { misbehave } from './misbehave'

/** What was asked, at which moment. */
export interface Seen {
  at: number
  method: string
  path: string
}

/** Whom a fault strikes. Default: everybody. */
export type Strikes = (path: string, method: string) => boolean

/** Stands before somebody who speaks HTTP, and can be told what is wrong with them. */
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
  // Longer than whoever asks keeps a connection: that it closes one is no fault anybody asked for.
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
    // Whoever hangs is let go, as by a program that was restarted.
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
