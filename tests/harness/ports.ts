import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** May be the loopback of IPv4 or of IPv6. */
const HOST = 'localhost'

/** Listens briefly; port 0 lets the system choose. @returns the port, or null if it is in use or not permitted */
const tryPort = (port: number, host: string): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : null))
    })
  })

/** Whether a program can listen on the port now, at `localhost` and at 127.0.0.1. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await tryPort(port, HOST)) !== null && (await tryPort(port, '127.0.0.1')) !== null
}

/**
 * Ports below the system's ephemeral ports (usually from 32768) and above those that the Fetch standard blocks. Each
 * program uses its own part of them, so that programs started side by side do not collide.
 */
const PORTS = { first: 11_000, perProgram: 320, programs: 64 }

const firstPort = PORTS.first + (process.pid % PORTS.programs) * PORTS.perProgram
let offset = randomInt(PORTS.perProgram)

/**
 * Returns a free port of the loopback. Consecutive calls return different ports, even before a program listens on them.
 * @throws Error if there is none
 */
export async function findFreePort(): Promise<number> {
  for (let n = 0; n < PORTS.perProgram; n++) {
    offset = (offset + 1) % PORTS.perProgram
    const port = firstPort + offset
    if (await isPortFree(port)) return port
  }
  throw new Error('There is no free port.')
}

/** Parses a port number. @returns null if the text is not one */
export function readPort(text: string): number | null {
  const port = Number(text)
  return /^\d+$/.test(text) && port > 0 && port < 65_536 ? port : null
}
