import { FolderLocked } from '../lib/config/data-folder'
import { readDatabaseEnv } from './env'
import { lowerPriority } from './lower-priority'
import { describeStartError } from './start-error'

// A closed pipe, as by `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const serve = async () => void (await import('./main'))

/**
 * The store API's command line. Without a command it serves the shop. Where a running shop has the files of the database,
 * it runs the command.
 */
async function main([name = 'serve', ...rest]: string[]): Promise<void> {
  const args = [name, ...rest]
  if (name !== 'serve') lowerPriority()
  // Loaded only now: this takes a second of processor time, which a running shop needs more.
  const [{ runCommand }, { sendCommandLine }] = await Promise.all([
    import('./admin/cli/commands'),
    import('./admin/command-socket'),
  ])
  try {
    await runCommand(args, serve)
  } catch (error) {
    if (!(error instanceof FolderLocked) || name === 'serve') throw error
    const result = await sendCommandLine(readDatabaseEnv().DATA_DIR, { args, folder: process.cwd() })
    if (!result) throw error
    for (const line of result.printed) process.stdout.write(`${line}\n`)
    if (!result.problem) return
    process.stderr.write(`${result.problem}\n`)
    process.exitCode = 1
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeStartError(error)}\n`)
  process.exit(1)
})
