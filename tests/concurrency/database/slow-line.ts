import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A line to PostgreSQL on which every statement comes late. */
export interface SlowLine {
  /** The database's address at this end of the line. */
  url: string
  /** Says how late, in milliseconds; 0 for at once. */
  setDelay: (milliseconds: number) => void
  close: () => Promise<void>
}

/** Hands on what comes, each part after the delay of its moment and never before the part that came first. */
function carry(from: Socket, to: Socket, delay: () => number) {
  let turn = Promise.resolve()
  from.on('data', (part) => {
    const wait = delay()
    const arrived = wait > 0 ? pause(wait) : Promise.resolve()
    turn = Promise.all([turn, arrived]).then(() => void to.write(part))
  })
}

/**
 * Time between statements without touching a line of the program that is tested: a door before the server, through
 * which each statement goes late and each answer at once.
 */
export async function openSlowLine(url: string): Promise<SlowLine> {
  const target = new URL(url)
  let delay = 0
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.setNoDelay(true)
      ends.add(end)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
    carry(near, far, () => delay)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const here = new URL(url)
  here.hostname = '127.0.0.1'
  here.port = String(typeof address === 'object' ? address?.port : 0)
  const close = async () => {
    for (const end of ends) end.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: here.href, setDelay: (milliseconds) => (delay = milliseconds), close }
}
