import { format } from 'node:util'
import { dropDatabase, urlOfDatabase } from '../../../store-api/testing/database'
import { makeTemplate } from '../harness/template'
import { runOnce } from '../run-once'
import { scenariosCalled } from '../scenarios/scenarios'
import type { Done, Task } from './worker-pool'

/** The shop writes to its log alone: output on the console breaks a claim, as it fails a test. */
const unexpected: string[] = []
const recordOutput = (...args: unknown[]) =>
  void unexpected.push(`there is no output on the console: ${format(...args)}`)
Object.assign(console, { error: recordOutput, warn: recordOutput })

/** Runs work with the template of a task, or with a new one. */
async function withTemplate<Result>({ server, template }: Task, work: (template: string) => Promise<Result>) {
  if (typeof template === 'string') return work(template)
  const own = await makeTemplate(server, template.hasOwnMigrations)
  try {
    return await work(own)
  } finally {
    await dropDatabase(server, urlOfDatabase(server, own))
  }
}

async function work(task: Task) {
  const [scenario] = scenariosCalled([task.scenario])
  if (!scenario) return
  const outcome = await withTemplate(task, (template) => runOnce(scenario, { ...task, template }))
  const done: Done = { task, ...outcome, violations: [...outcome.violations, ...unexpected.splice(0)] }
  process.send?.(done)
}

// Only the parent process sends messages.
process.on('message', (task) => void work(task as Task))
// Without the parent process there are no tasks.
process.on('disconnect', () => process.exit())
