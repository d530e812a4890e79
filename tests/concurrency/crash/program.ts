import { setTimeout as pause } from 'node:timers/promises'
import { type Processes, type StartedProcess, waitUntilReady } from '../../harness/processes'
import { type Program as ProgramName, programArgs } from '../../harness/programs'

const START_TIMEOUT_MS = 60_000

export interface ProgramSettings {
  name: string
  program: ProgramName
  env: Record<string, string>
  port: number
  /** Path that responds with success when it is ready. */
  readyPath: string
}

/** A program that can be killed and restarted, on the same port and with the same data. */
export class Program {
  private started: StartedProcess | null = null
  readonly url: string

  constructor(
    private readonly processes: Processes,
    private readonly settings: ProgramSettings,
  ) {
    this.url = `http://127.0.0.1:${settings.port}`
  }

  /** Resolves when it is ready. @throws UserError if it does not become ready */
  async start(): Promise<void> {
    const { name, program, env, readyPath } = this.settings
    const args = programArgs(program)
    const started = this.processes.start({ name, args, env, stdout: 'ignore' })
    this.started = started
    const controller = new AbortController()
    void started.exited.then(() => controller.abort(new Error(`${name} ended unexpectedly.`)))
    const url = this.url + readyPath
    await waitUntilReady({ url, name, timeoutMs: START_TIMEOUT_MS, signal: controller.signal })
  }

  /** Sends SIGKILL: ends it without a shutdown, like a power failure. */
  async kill(): Promise<void> {
    this.started?.child.kill('SIGKILL')
    await this.started?.exited
    this.started = null
  }

  /** Kills it after some milliseconds, and starts it again. */
  async killAfter(delayMs: number): Promise<void> {
    await pause(delayMs)
    await this.kill()
    await this.start()
  }

  /** Shuts it down by SIGTERM. */
  async stop(): Promise<void> {
    this.started?.child.kill('SIGTERM')
    await this.started?.exited
  }
}
