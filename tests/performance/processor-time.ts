import { readdirSync, readFileSync } from 'node:fs'

/** Linux tells the time of processes in hundredths of a second. */
const TICKS = 100

interface Process {
  pid: number
  parent: number
  seconds: number
}

/** A process that has ended between two looks is none. */
function readProcess(pid: number): Process[] {
  try {
    // What stands before the last bracket is a name, which may hold anything.
    const [, told = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/)
    const fields = told.split(' ')
    const [parent = 0, own = 0, system = 0] = [fields[1], fields[11], fields[12]].map(Number)
    return [{ pid, parent, seconds: (own + system) / TICKS }]
  } catch {
    return []
  }
}

/** Seconds of a processor a program and everything it has started have taken so far. */
export function processorSeconds(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)))
  const sumOf = (one: Process): number =>
    one.seconds + all.filter(({ parent }) => parent === one.pid).reduce((sum, child) => sum + sumOf(child), 0)
  const root = all.find((one) => one.pid === pid)
  return root ? sumOf(root) : 0
}
