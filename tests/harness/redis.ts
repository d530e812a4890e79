import { setTimeout as pause } from 'node:timers/promises'
import { createConnection } from 'node:net'
import { findProgram } from './find-program'
import { findFreePort } from './ports'
import type { Processes, Started } from './processes'

/** Longest wait for the first connection, in milliseconds. */
const PATIENCE = 10_000

/** Redis's server program, or null when it is not installed. */
export const findRedis = (): string | null => findProgram('redis-server', ['/usr/bin'])

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

export interface Redis extends Started {
  url: string
  port: number
}

/**
 * A Redis of our own that writes nothing to disk.
 * @param folder where it runs, to be removed once it has been stopped
 * @param port default: one that is free
 * @returns when it can be connected to
 * @throws Error when it is not installed or cannot be started
 */
export async function startRedis(processes: Processes, folder: string, port?: number): Promise<Redis> {
  const file = findRedis()
  if (!file) throw new Error('redis-server is not installed.')
  const own = port ?? (await findFreePort())
  const options = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const memory = ['--maxmemory', '64mb', '--maxmemory-policy', 'volatile-lru', '--loglevel', 'warning']
  const started = processes.start({ name: 'Redis', file, args: [...options, ...memory], stdout: 'ignore' })
  const end = Date.now() + PATIENCE
  while (!(await canConnect(own))) {
    if (Date.now() > end) throw new Error('Redis did not start.')
    await pause(50)
  }
  return { ...started, url: `redis://127.0.0.1:${own}`, port: own }
}
