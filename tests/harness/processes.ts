import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, appendFileSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from './user-error'

/** A process gets this long to end by itself before it is killed, in milliseconds: longer than the store API drains. */
const STOP_TIMEOUT_MS = 20_000

export interface Command {
  /** What people call it: `The storefront`. */
  name: string
  file?: string
  args: string[]
  env?: Record<string, string>
  cwd?: string
  /** Whose rights it has, where not ours. */
  user?: { uid: number; gid: number }
  /** The signal that ends it. Default: SIGTERM. */
  stopSignal?: NodeJS.Signals
  /** Where its output goes; `pipe` leaves it to the caller. Default: to ours. */
  stdout?: 'inherit' | 'pipe' | 'ignore' | number
  stderr?: 'inherit' | 'pipe' | 'ignore' | number
}

export interface Ending {
  name: string
  code: number | null
  signal: NodeJS.Signals | null
}

export interface Started {
  child: ChildProcess
  /** Resolves when the process is gone, however it ended. */
  ended: Promise<Ending>
}

/** The processes we started. Each is ended by its own id, also when this program falls over. */
export class Processes {
  private readonly running = new Map<ChildProcess, { ended: Promise<Ending>; stopSignal: NodeJS.Signals }>()

  /** @param isOwnGroup whether Ctrl-C reaches this program alone, which then ends the others in its own order */
  constructor(private readonly isOwnGroup = false) {
    process.once('exit', () => this.running.forEach((_, child) => child.kill('SIGKILL')))
  }

  /** Starts a command, Node itself where no file is named. It has no standard input. */
  start({ name, file = process.execPath, args, env, cwd, user, ...rest }: Command): Started {
    const { stdout = 'inherit', stderr = 'inherit', stopSignal = 'SIGTERM' } = rest
    const child = spawn(file, args, {
      cwd,
      ...user,
      detached: this.isOwnGroup,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdout, stderr],
    })
    const ended = new Promise<Ending>((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        this.running.delete(child)
        resolve({ name, code, signal })
      }
      child.once('error', () => end(127, null))
      child.once('exit', end)
    })
    this.running.set(child, { ended, stopSignal })
    return { child, ended }
  }

  /** Runs a command to its end. */
  run(command: Command): Promise<Ending> {
    return this.start(command).ended
  }

  /** Signals every process to end, kills those that do not, and returns when all have ended. */
  async stopAll(): Promise<void> {
    const leaving = [...this.running].map(([child, { ended, stopSignal }]) => {
      child.kill(stopSignal)
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      return ended.then(() => clearTimeout(timer))
    })
    await Promise.all(leaving)
  }
}

/** Calls back once, at the first signal that ends a program. */
export function onStopSignal(stop: () => void) {
  let asked = false
  const once = () => {
    if (!asked) stop()
    asked = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
}

/** Ends the processes, and then this program with code 1, at the first signal that ends it. */
export const exitOnSignal = (processes: Processes) =>
  onStopSignal(() => void processes.stopAll().then(() => process.exit(1)))

const searched = (): string[] => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

/** Whether a file is there and may be run. */
function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The first folder that holds all of some programs; null when they are not installed.
 * @param others folders looked into after those of PATH
 */
export const whichFolder = (names: readonly string[], others: readonly string[]): string | null =>
  [...searched(), ...others].find((folder) => names.every((name) => isProgram(join(folder, name)))) ?? null

/** Where a program is; null when it is not installed. @param others folders looked into after those of PATH */
export function which(name: string, others: readonly string[]): string | null {
  const folder = whichFolder([name], others)
  return folder && join(folder, name)
}

/** Between two questions, in milliseconds. */
const POLL_INTERVAL_MS = 150

/** Longest wait for one answer, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000

const isReady = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

export interface Wait {
  url: string
  /** Who is waited for, for the failure: `The store API`. */
  name: string
  /** Longest wait, in milliseconds. */
  timeoutMs: number
  /** Gives up: the one who is waited for is gone. */
  signal: AbortSignal
}

/**
 * Requests an address until it responds with success.
 * @throws UserError when that takes too long
 * @throws the signal's reason when it is given up
 */
export async function waitUntilReady({ url, name, timeoutMs, signal }: Wait): Promise<void> {
  const begun = Date.now()
  const end = begun + timeoutMs
  while (!(await isReady(url))) {
    signal.throwIfAborted()
    if (Date.now() > end) throw new UserError(`${name} did not answer at ${url} within ${timeoutMs / 1000} seconds.`)
    await pause(POLL_INTERVAL_MS)
  }
  signal.throwIfAborted()
  recordStart(name, Date.now() - begun)
}

/**
 * Notes how long a program took to start, in the file that START_TIMES_FILE names: `npm test` prints the sums at its end.
 * @param durationMs until it answered
 */
export function recordStart(name: string, durationMs: number): void {
  const file = process.env.START_TIMES_FILE
  if (file) appendFileSync(file, `${JSON.stringify({ name, durationMs })}\n`)
}
