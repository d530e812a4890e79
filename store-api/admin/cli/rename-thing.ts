import type { SitemapKind } from '../../../contract/entities/sitemap'
import { rename } from '../../catalog/redirects'
import { CommandError } from './command-error'
import { readKeys } from './read-keys'
import { say } from './say'
import { withDatabase } from './with-database'

/** Gives something that has a page another key. @throws CommandError when it cannot have it */
export const renameThing =
  (kind: SitemapKind, what: string) =>
  async (args: string[]): Promise<void> => {
    const keys = readKeys(args, what)
    await withDatabase(async (counter) => {
      const outcome = await rename(counter, { kind, ...keys })
      if (outcome === 'unknown') throw new CommandError(`There is no ${what} ${keys.from}.`)
      if (outcome === 'taken') throw new CommandError(`There is a ${what} ${keys.to} already.`)
      say(`${keys.from} is ${keys.to} now; its old address leads there.`)
    })
  }
