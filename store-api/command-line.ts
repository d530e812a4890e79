import { FolderLocked } from '../lib/config/data-folder'
import { runCommand } from './admin/cli/commands'
import { sendCommandLine } from './admin/command-socket'
import { readDatabaseEnv } from './env'
import { describeStartError } from './start-error'

// A closed pipe, as by `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const serve = async () => void (await import('./main'))

/** Runs a command. Where a running shop has the files of the database, the shop runs it. */
async function run(args: string[]): Promise<void> {
  try {
    await runCommand(args, serve)
  } catch (error) {
    if (!(error instanceof FolderLocked) || args[0] === 'serve') throw error
    const result = await sendCommandLine(readDatabaseEnv().DATA_DIR, { args, folder: process.cwd() })
    if (!result) throw error
    for (const line of result.printed) process.stdout.write(`${line}\n`)
    if (!result.problem) return
    process.stderr.write(`${result.problem}\n`)
    process.exitCode = 1
  }
}

/** Runs a command and reports its failure to the operator. @param args the command and its arguments */
export const main = (args: string[]): Promise<void> =>
  run(args).catch((error: unknown) => {
    process.stderr.write(`${describeStartError(error)}\n`)
    process.exit(1)
  })
