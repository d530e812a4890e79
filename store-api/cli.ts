import { runCommand } from './admin/cli/commands'
import { describeStartError } from './start-error'

// A closed pipe, as by `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

/** The store API's command line. Without a command it serves the shop. */
const [, , ...args] = process.argv

runCommand(args.length > 0 ? args : ['serve']).catch((error: unknown) => {
  process.stderr.write(`${describeStartError(error)}\n`)
  process.exit(1)
})
