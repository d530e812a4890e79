import type { Outcome } from '../run-once'
import type { WorldOptions } from '../world/world'

/** One run of one scenario, as it is handed to a worker. */
export interface Task extends WorldOptions {
  scenario: string
}

/** What a worker hands back. */
export interface Done extends Outcome {
  task: Task
}
