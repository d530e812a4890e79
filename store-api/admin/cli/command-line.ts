import { describeStartError } from '../../start-error'
import type { CommandLine, CommandLineResult } from '../command-socket'
import { type RunningShop, runInContext } from './command-context'
import { runCommand } from './commands'

/** Commands that need exclusive access to the database files. */
const NEED_STOPPED_SHOP = new Set(['serve', 'restore'])

/** Runs a command that another process received, on the running shop of this one. Never throws. */
export async function runCommandLine(running: RunningShop, { args, folder }: CommandLine): Promise<CommandLineResult> {
  const [name = 'serve'] = args
  if (NEED_STOPPED_SHOP.has(name)) return { printed: [], problem: `The shop is running: stop it first for ${name}.` }
  const printed: string[] = []
  const context = { ...running, folder, print: (line: string) => void printed.push(line) }
  try {
    await runInContext(context, () => runCommand(args))
    return { printed, problem: '' }
  } catch (error) {
    return { printed, problem: describeStartError(error) }
  }
}
