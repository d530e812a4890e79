import { setTimeout as pause } from 'node:timers/promises'
import { type Processes, type Started, waitUntilReady } from '../../harness/processes'

const START_TIMEOUT_MS = 60_000

export interface ProgramSettings {
  name: string
  /** The program, and its variables. */
  file: string
  env: Record<string, string>
  port: number
  /** Where it answers when it is ready. */
  readyPath: string
}

/** A program that is killed and started again, on the same port and with the same data. */
export class Program {
  private started: Started | null = null
  readonly url: string

  constructor(
    private readonly processes: Processes,
    private readonly settings: ProgramSettings,
  ) {
    this.url = `http://127.0.0.1:${settings.port}`
  }

  /** @returns when it answers @throws UserError when it does not */
  async start(): Promise<void> {
    const { name, file, env, readyPath } = this.settings
    const args = ['--import', 'tsx', file]
    const started = this.processes.start({ name, args, env, stdout: 'ignore' })
    this.started = started
    const controller = new AbortController()
    void started.ended.then(() => controller.abort(new Error(`${name} ended by itself.`)))
    const url = this.url + readyPath
    await waitUntilReady({ url, name, timeoutMs: START_TIMEOUT_MS, signal: controller.signal })
  }

  /** As the power would: in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.started?.child.kill('SIGKILL')
    await this.started?.ended
    this.started = null
  }

  /** Lets it work for a random time, kills it, and starts it again. @param wait milliseconds */
  async killAfter(wait: number): Promise<void> {
    await pause(wait)
    await this.kill()
    await this.start()
  }

  /** Sends it SIGTERM. */
  async stop(): Promise<void> {
    this.started?.child.kill('SIGTERM')
    await this.started?.ended
  }
}
