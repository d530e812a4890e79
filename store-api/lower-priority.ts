import { constants, getPriority, setPriority } from 'node:os'

const { PRIORITY_BELOW_NORMAL } = constants.priority

/** The system's error codes for a process that may not change its priority. */
const REFUSALS: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM'])

interface ProcessPriority {
  /** Nice value of this process: higher is a lower priority. */
  get: () => number
  set: (priority: number) => void
}

const THIS_PROCESS: ProcessPriority = { get: () => getPriority(), set: (priority) => setPriority(priority) }

/**
 * Lowers the priority of this process below that of a shop on the same CPUs. An even lower one, as set by `nice`, is
 * kept: only root may raise it. A process that may not change its priority continues unchanged.
 */
export function lowerPriority({ get, set }: ProcessPriority = THIS_PROCESS): void {
  try {
    if (get() < PRIORITY_BELOW_NORMAL) set(PRIORITY_BELOW_NORMAL)
  } catch (error) {
    const { code, info } = error as { code?: unknown; info?: { code?: unknown } }
    if (!REFUSALS.has(code) && !REFUSALS.has(info?.code)) throw error
  }
}
