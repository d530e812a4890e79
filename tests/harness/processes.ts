import { spawn, type ChildProcess } from 'node:child_process'

/** A process gets this long to end by itself before it is killed, in milliseconds: longer than the store API drains. */
const PATIENCE = 20_000

export interface Command {
  /** What people call it: `The storefront`. */
  name: string
  file?: string
  args: string[]
  env?: Record<string, string>
  cwd?: string
  /** Whose rights it has, where not ours. */
  user?: { uid: number; gid: number }
  /** What asks it to end. Default: SIGTERM. */
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

  /** Asks every process to end, kills those that do not, and returns when all are gone. */
  async stopAll(): Promise<void> {
    const leaving = [...this.running].map(([child, { ended, stopSignal }]) => {
      child.kill(stopSignal)
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
      return ended.then(() => clearTimeout(timer))
    })
    await Promise.all(leaving)
  }
}

/** Calls back once, at the first of the signals that ask a program to end. */
export function onStopSignal(stop: () => void) {
  let asked = false
  const once = () => {
    if (!asked) stop()
    asked = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
}
