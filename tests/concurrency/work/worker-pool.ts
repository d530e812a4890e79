import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { EnvironmentOptions } from '../harness/environment'
import type { Outcome } from '../run-once'

interface WorkerPoolOptions {
  /** The compiled `worker.ts`. */
  program: string
  /** Maximum number of tasks at a time. */
  tasks: number
}

/** Processes that run tasks in parallel. */
export class WorkerPool {
  private readonly workers: ChildProcess[]

  constructor({ program, tasks }: WorkerPoolOptions) {
    const size = Math.min(tasks, availableParallelism())
    const options = { execArgv: ['--enable-source-maps'] }
    this.workers = Array.from({ length: size }, () => fork(program, [], options))
  }

  get size(): number {
    return this.workers.length
  }

  /** Runs tasks in order. @param slots tasks of a worker at a time @throws Error if a worker ends early */
  async work(tasks: Task[], onDone: (done: Done) => void, slots = 1): Promise<void> {
    const remaining = [...tasks]
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
export interface Task extends Omit<EnvironmentOptions, 'template'> {
  scenario: string
  /** Name of the database that environments are copied from; or how the worker makes one for this run. */
  template: string | NewTemplate
}

/** A template made by a worker: whether by its own migrations, which a mutant may have edited. */
export interface NewTemplate {
  hasOwnMigrations: boolean
}

/** A worker's result. */
export interface Done extends Outcome {
  task: Task
}
