import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { DELAYED_CONNECTIONS, type EnvironmentOptions } from '../harness/environment'
import type { Outcome } from '../run-once'

const PROGRAM = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** With delayed statements a worker mostly waits: it runs several environments at once, if connections suffice. */
const ENVIRONMENTS_PER_WORKER = 6

/** Connections of an environment with delayed statements, and those reserved for others. */
const CONNECTIONS_PER_ENVIRONMENT = DELAYED_CONNECTIONS + 3
const RESERVED_CONNECTIONS = 10

/** Processes that run tasks in parallel. */
export class WorkerPool {
  private readonly workers: ChildProcess[]

  private readonly environmentsPerWorker: number

  /** @param connections maximum number of connections of the server @param tasks maximum number of tasks at a time */
  constructor(connections: number, tasks: number) {
    const size = Math.min(tasks, availableParallelism())
    const options = { execArgv: ['--import', 'tsx'] }
    this.workers = Array.from({ length: size }, () => fork(PROGRAM, [], options))
    const room = Math.floor((connections - RESERVED_CONNECTIONS) / CONNECTIONS_PER_ENVIRONMENT / size)
    this.environmentsPerWorker = Math.min(ENVIRONMENTS_PER_WORKER, Math.max(1, room))
  }

  /** Runs tasks in order. @throws Error if a worker ends early */
  async work(tasks: Task[], onDone: (done: Done) => void): Promise<void> {
    const remaining = [...tasks]
    const slots = remaining.some(({ delay }) => delay > 0) ? this.environmentsPerWorker : 1
    await Promise.all(
      this.workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            let open = 0
            const next = () => {
              const task = remaining.shift()
              if (task) {
                open++
                worker.send(task)
              } else if (open === 0) resolve()
            }
            worker.removeAllListeners()
            worker.once('exit', (code) => reject(new Error(`A worker ended (exit code ${code}).`)))
            worker.on('message', (message) => {
              open--
              onDone(message as Done)
              next()
            })
            for (let slot = 0; slot < slots; slot++) next()
          }),
      ),
    )
  }

  stop(): void {
    for (const worker of this.workers) {
      worker.removeAllListeners()
      worker.kill()
    }
  }
}

/** A run of a scenario, as sent to a worker. */
export interface Task extends EnvironmentOptions {
  scenario: string
}

/** A worker's result. */
export interface Done extends Outcome {
  task: Task
}
