import { readdirSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

const { PRIORITY_BELOW_NORMAL } = constants.priority

/** The system's error codes for a process that may not change its priority, and for a thread that has ended. */
const IGNORED_CODES: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'ESRCH'])

/** Threads of this process, on Linux. */
const THREADS = '/proc/self/task'

interface ProcessPriority {
  /** Nice value of this process: higher is a lower priority. */
  get: () => number
  /** Sets the nice value of a thread; 0 is the current one, and elsewhere than on Linux the whole process. */
  set: (priority: number, thread: number) => void
  threads: () => number[]
}

/** Other systems have one priority for all threads. */
function readThreads(): number[] {
  try {
    return readdirSync(THREADS).map(Number)
  } catch {
    return [0]
  }
}

const THIS_PROCESS: ProcessPriority = {
  get: () => getPriority(),
  set: (priority, thread) => setPriority(thread, priority),
  threads: readThreads,
}

const codesOf = (error: unknown): unknown[] => {
  const { code, info } = error as { code?: unknown; info?: { code?: unknown } }
  return [code, info?.code]
}

/**
 * Lowers the priority of this process below that of a shop on the same CPUs, unless it is as low already, as set by
 * `nice`: only root may raise it. On Linux a priority belongs to a thread, so those of V8 and of the module loader are
 * lowered too (setpriority(2) takes the id of a thread); later ones inherit it. A process that may not change its priority continues unchanged.
 */
export function lowerPriority({ get, set, threads }: ProcessPriority = THIS_PROCESS): void {
  if (get() >= PRIORITY_BELOW_NORMAL) return
  for (const thread of threads())
    try {
      set(PRIORITY_BELOW_NORMAL, thread)
    } catch (error) {
      if (!codesOf(error).some((code) => IGNORED_CODES.has(code))) throw error
    }
}
