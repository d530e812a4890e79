import { AsyncLocalStorage } from 'node:async_hooks'
import { resolve } from 'node:path'
import type { Shop } from '../../http/context'

/** A running shop that executes a command for another process. */
export interface RunningShop {
  shop: Shop
  /** An archive of its database files. */
  archive: () => Promise<Blob>
}

interface CommandContext extends RunningShop {
  /** Working directory of the command: base of its relative paths. */
  folder: string
  print: (line: string) => void
}

const context = new AsyncLocalStorage<CommandContext>()

/** Runs a command in the process of a running shop; its output goes to `print`. */
export const runInContext = <Result>(running: CommandContext, work: () => Promise<Result>): Promise<Result> =>
  context.run(running, work)

/** The context of this command; undefined if the command runs in its own process. */
export const commandContext = (): CommandContext | undefined => context.getStore()

/** Resolves a path of the command line against the working directory of the command. */
export const resolvePath = (path: string): string => resolve(context.getStore()?.folder ?? '.', path)
