import { runOnce } from '../run-once'
import { scenariosCalled } from '../scenarios/scenarios'
import type { Done, Task } from './worker-pool'

async function work(task: Task) {
  const [scenario] = scenariosCalled([task.scenario])
  if (!scenario) return
  const done: Done = { task, ...(await runOnce(scenario, task)) }
  process.send?.(done)
}

// Only run.ts sends messages.
process.on('message', (task) => void work(task as Task))
// Without the parent process there are no tasks.
process.on('disconnect', () => process.exit())
