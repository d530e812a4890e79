import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Loopback as every program of the shop listens on it. */
const HOST = 'localhost'

/** Listens for a moment; port 0 lets the system choose. @returns the port, or null when it is taken or may not be used */
const tryPort = (port: number, host: string): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : null))
    })
  })

/** Whether a program can listen on the port now, by its name and by its address. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await tryPort(port, HOST)) !== null && (await tryPort(port, '127.0.0.1')) !== null
}

/**
 * Ports are given out below those the system takes for connections (from 32768 on, as a rule) and above those the Fetch
 * standard blocks. Programs that are started side by side each have a part of them.
 */
const PORTS = { first: 11_000, ofProgram: 320, programs: 64 }

const part = PORTS.first + (process.pid % PORTS.programs) * PORTS.ofProgram
let at = randomInt(PORTS.ofProgram)

/**
 * A free port of the loopback. It is given out once, even before a program listens on it.
 * @throws Error when there is none
 */
export async function findFreePort(): Promise<number> {
  for (let n = 0; n < PORTS.ofProgram; n++) {
    at = (at + 1) % PORTS.ofProgram
    const port = part + at
    if (await isPortFree(port)) return port
  }
  throw new Error('There is no free port.')
}

/** Reads a port from a variable. @returns null when the text is no port */
export function readPort(text: string): number | null {
  const port = Number(text)
  return /^\d+$/.test(text) && port > 0 && port < 65_536 ? port : null
}
