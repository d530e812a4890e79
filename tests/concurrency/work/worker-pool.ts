import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { DELAYED_CONNECTIONS, type EnvironmentOptions } from '../harness/environment'
import type { Outcome } from '../run-once'

const PROGRAM = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** Where statements are late a worker mostly waits: then it has several environments at once, if the server has room. */
const ENVIRONMENTS_PER_WORKER = 6

/** Connections of a late environment, and those left to others. */
const CONNECTIONS_PER_ENVIRONMENT = DELAYED_CONNECTIONS + 3
const RESERVED_CONNECTIONS = 10

/** Programs that work on tasks side by side. */
export class WorkerPool {
  private readonly workers: ChildProcess[]

  private readonly worldsAtOnce: number

  /** @param connections the server takes @param tasks most there are at a time */
  constructor(connections: number, tasks: number) {
    const size = Math.min(tasks, availableParallelism())
    const options = { execArgv: ['--import', 'tsx'] }
    this.workers = Array.from({ length: size }, () => fork(PROGRAM, [], options))
    const room = Math.floor((connections - RESERVED_CONNECTIONS) / CONNECTIONS_PER_ENVIRONMENT / size)
    this.worldsAtOnce = Math.min(ENVIRONMENTS_PER_WORKER, Math.max(1, room))
  }

  /** Works through tasks in their order. @throws Error when a worker is gone before its time */
  async work(tasks: Task[], onDone: (done: Done) => void): Promise<void> {
    const left = [...tasks]
    const places = left.some(({ delay }) => delay > 0) ? this.worldsAtOnce : 1
    await Promise.all(
      this.workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            let open = 0
            const next = () => {
              const task = left.shift()
              if (task) {
                open++
                worker.send(task)
              } else if (open === 0) resolve()
            }
            worker.removeAllListeners()
            worker.once('exit', (code) => reject(new Error(`A worker ended with ${code}.`)))
            worker.on('message', (message) => {
              open--
              onDone(message as Done)
              next()
            })
            for (let place = 0; place < places; place++) next()
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

/** One run of one scenario, as it is handed to a worker. */
export interface Task extends EnvironmentOptions {
  scenario: string
}

/** What a worker hands back. */
export interface Done extends Outcome {
  task: Task
}
