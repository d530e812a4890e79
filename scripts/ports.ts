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

/** A port of the loopback that nobody listens on. @throws Error when the system has none to give */
export async function findFreePort(): Promise<number> {
  const port = await tryPort(0, '127.0.0.1')
  if (port === null) throw new Error('The system has no free port.')
  return port
}

/** Reads a port from a variable. @returns null when the text is no port */
export function readPort(text: string): number | null {
  const port = Number(text)
  return /^\d+$/.test(text) && port > 0 && port < 65_536 ? port : null
}
