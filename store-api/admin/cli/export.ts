import { userInfo } from 'node:os'
import { isDay } from '../../i18n/zoned-time'
import type { ExportedKind } from '../export/kinds'
import { toCsv } from '../export/safe-cells'
import { writeAtomically } from '../../db/write-file'
import type { ShopCommands, ShopCommandTypes } from '../shop-command-types'
import { print } from './args'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

export interface ExportOptions {
  /** The first and the last day. */
  from?: string
  until?: string
  overwrite?: boolean
}

/** @throws CommandError */
function toDay(word: string | undefined): string | null {
  if (word === undefined) return null
  if (!isDay(word)) throw new CommandError(`${word} is no day: write it as 2026-12-31.`)
  return word
}

/** Writes an export batch by batch, and records it before the file gets its name. @returns the number of entries */
export async function writeExport(
  commands: ShopCommands,
  path: string,
  { kind, from, until, replaces }: { kind: ExportedKind; from: string | null; until: string | null; replaces: boolean },
): Promise<number> {
  let total = 0
  await writeAtomically(
    path,
    async (file) => {
      let after: string | null = null
      let isFirst = true
      while (isFirst || after !== null) {
        const batch: ShopCommandTypes['readExport']['output'] = await commands.run('readExport', {
          kind,
          after,
          from,
          until,
        })
        await file.write(toCsv(isFirst ? [batch.headings, ...batch.rows] : batch.rows))
        total += batch.count
        after = batch.after
        isFirst = false
      }
      await commands.run('recordExport', { kind, from, until, actor: userInfo().username, count: total })
    },
    { replaces, taken: `${path} is there already: --overwrite replaces it.` },
  )
  return total
}

/** Writes orders, customers or subscribers as CSV. @throws CommandError, FileRefused */
export async function exportCommand(kind: ExportedKind, path: string, options: ExportOptions): Promise<void> {
  const range = { from: toDay(options.from), until: toDay(options.until) }
  if (range.from && range.until && range.from > range.until)
    throw new CommandError('The day of --from comes after that of --until.')
  await withCommands(async (commands) => {
    const total = await writeExport(commands, path, { kind, ...range, replaces: options.overwrite === true })
    print(`${total} ${kind} are in ${path}.`)
  })
}
