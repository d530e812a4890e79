import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, appendFileSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UserError } from './user-error'

/** Time between the stop signal and the kill, in milliseconds: longer than the store API drains its connections. */
const STOP_TIMEOUT_MS = 20_000

export interface Command {
  /** Name for messages, such as `The storefront`. */
  name: string
  file?: string
  args: string[]
  env?: Record<string, string>
  cwd?: string
  /** User to run it as; default: the current one. */
  user?: { uid: number; gid: number }
  /** The signal that ends it. Default: SIGTERM. */
  stopSignal?: NodeJS.Signals
  /** `pipe` leaves the output to the caller; a number is a file descriptor. Default: `inherit`. */
  stdout?: 'inherit' | 'pipe' | 'ignore' | number
  stderr?: 'inherit' | 'pipe' | 'ignore' | number
}

export interface ProcessExit {
  name: string
  code: number | null
  signal: NodeJS.Signals | null
}

export interface StartedProcess {
  child: ChildProcess
  /** Resolves when the process has ended, for any reason. */
  exited: Promise<ProcessExit>
}

/** Child processes. All of them are killed when this program exits or crashes. */
export class Processes {
  private readonly running = new Map<ChildProcess, { exited: Promise<ProcessExit>; stopSignal: NodeJS.Signals }>()

  /** @param isOwnGroup whether Ctrl-C reaches this program alone, which then stops its children in order */
  constructor(private readonly isOwnGroup = false) {
    process.once('exit', () => this.running.forEach((_, child) => child.kill('SIGKILL')))
  }

  /** Starts a command without standard input; default program: Node. */
  start({ name, file = process.execPath, args, env, cwd, user, ...rest }: Command): StartedProcess {
    const { stdout = 'inherit', stderr = 'inherit', stopSignal = 'SIGTERM' } = rest
    const child = spawn(file, args, {
      cwd,
      ...user,
      detached: this.isOwnGroup,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdout, stderr],
    })
    const exited = new Promise<ProcessExit>((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        this.running.delete(child)
        resolve({ name, code, signal })
      }
      child.once('error', () => end(127, null))
      child.once('exit', end)
    })
    this.running.set(child, { exited, stopSignal })
    return { child, exited }
  }

  /** Runs a command to its end. */
  run(command: Command): Promise<ProcessExit> {
    return this.start(command).exited
  }

  /** Sends each process its stop signal, kills those that do not end in time, and resolves when all have ended. */
  async stopAll(): Promise<void> {
    const stopping = [...this.running].map(([child, { exited, stopSignal }]) => {
      child.kill(stopSignal)
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      return exited.then(() => clearTimeout(timer))
    })
    await Promise.all(stopping)
  }
}

/** Calls `stop` once, at the first of SIGINT, SIGTERM and SIGHUP. */
export function onStopSignal(stop: () => void) {
  let isStopping = false
  const once = () => {
    if (!isStopping) stop()
    isStopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
}

/** Stops the processes at the first stop signal, then exits with code 1. */
export const exitOnSignal = (processes: Processes) =>
  onStopSignal(() => void processes.stopAll().then(() => process.exit(1)))

const pathFolders = (): string[] => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the first folder that contains all of the programs; null if there is none.
 * @param others folders to search after those of PATH
 */
export const whichFolder = (names: readonly string[], others: readonly string[]): string | null =>
  [...pathFolders(), ...others].find((folder) => names.every((name) => isProgram(join(folder, name)))) ?? null

/** Path of a program; null if it is not installed. @param others folders to search after those of PATH */
export function which(name: string, others: readonly string[]): string | null {
  const folder = whichFolder([name], others)
  return folder && join(folder, name)
}

const POLL_INTERVAL_MS = 150
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
  /** Name for the error message, such as `The store API`. */
  name: string
  timeoutMs: number
  /** Aborts the wait, for example because the program has ended. */
  signal: AbortSignal
}

/**
 * Requests an address until it responds with success.
 * @throws UserError after `timeoutMs`; the signal's reason if the wait is aborted
 */
export async function waitUntilReady({ url, name, timeoutMs, signal }: Wait): Promise<void> {
  const startedAt = Date.now()
  const end = startedAt + timeoutMs
  while (!(await isReady(url))) {
    signal.throwIfAborted()
    if (Date.now() > end) throw new UserError(`${name} did not respond at ${url} within ${timeoutMs / 1000} seconds.`)
    await pause(POLL_INTERVAL_MS)
  }
  signal.throwIfAborted()
  recordStart(name, Date.now() - startedAt)
}

/**
 * Appends the start time of a program to the file named by START_TIMES_FILE: `npm test` prints the sums at its end.
 * @param durationMs time until it was ready
 */
export function recordStart(name: string, durationMs: number): void {
  const file = process.env.START_TIMES_FILE
  if (file) appendFileSync(file, `${JSON.stringify({ name, durationMs })}\n`)
}
