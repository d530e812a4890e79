import { existsSync, linkSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { CommandError } from '../../admin/cli/command-error'

/**
 * A file that is there whole or not at all, for its owner's eyes alone: customers are in it.
 * @param fill writes it. @throws what `fill` throws; then there is no file
 * @throws CommandError when there is one already: no backup takes the place of another; where none can be written
 */
export async function writeWhole(file: string, fill: (part: number) => Promise<void>): Promise<void> {
  const taken = new CommandError(`${file} is there already: a backup takes no other's place.`)
  if (existsSync(file)) throw taken
  const part = `${file}.${process.pid}.part`
  const handle = await open(part, 'wx', 0o600).catch((cause: unknown) => {
    throw new CommandError(`${file} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`)
  })
  try {
    await fill(handle.fd)
    await handle.sync()
    if (existsSync(file)) throw taken
    linkSync(part, file)
  } finally {
    await handle.close()
    rmSync(part, { force: true })
  }
}
