import { existsSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Processes } from './processes'
import { programArgs } from './programs'
import { UserError } from './user-error'

/** A shop described by a folder of documents and pictures. */
export interface ShopFolder {
  /** Absolute path. */
  path: string
  /** Last part of the path; the folder of its database has the same name. */
  name: string
}

/**
 * The folder named by `--shop FOLDER`; null without the option.
 * @throws UserError for a folder without `shop.yaml`, and for other arguments
 */
export function readShopFolder(args: readonly string[]): ShopFolder | null {
  if (args.length === 0) return null
  const [option, folder, ...others] = args.flatMap((arg) => arg.split(/(?<=^--shop)=/))
  if (option !== '--shop' || !folder || others.length > 0)
    throw new UserError(`The demo takes only the argument --shop FOLDER, not "${args.join(' ')}".`)
  const path = resolve(folder)
  if (!existsSync(join(path, 'shop.yaml')) || !statSync(path).isDirectory())
    throw new UserError(`${folder} is not a folder with a shop.yaml.`)
  return { path, name: basename(path) }
}

async function runToEnd(
  processes: Processes,
  { name, args, env }: { name: string; args: string[]; env?: Record<string, string> },
) {
  const { code } = await processes.run({ name, args, ...(env ? { env } : {}) })
  if (code !== 0) throw new UserError(`${name} failed (exit code ${code}).`)
}

/**
 * Draws a shop's pictures by its program `draw.ts`; shops without one have their pictures in `pictures/`.
 * @param args of the program
 */
export async function drawPictures(processes: Processes, { path }: ShopFolder, args: string[] = []): Promise<void> {
  const program = join(path, 'draw.ts')
  if (existsSync(program))
    await runToEnd(processes, { name: 'Drawing the pictures', args: ['--import', 'tsx', program, ...args] })
}

/**
 * Fills a running shop from its folder; existing data stays.
 * @param env environment of the store API
 */
export const applyShop = (processes: Processes, { path }: ShopFolder, env: Record<string, string>): Promise<void> =>
  runToEnd(processes, {
    name: 'Filling the shop',
    args: [...programArgs('store-api/cli'), 'apply', join(path, 'shop.yaml')],
    env,
  })
