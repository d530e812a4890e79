import type { Command } from 'commander'
import { EXPORTED_KINDS, type ExportedKind } from '../../export/kinds'
import type { ExportOptions } from './export'

const DESCRIPTIONS: Record<ExportedKind, string> = {
  orders: 'Write orders as CSV, a row for each line: amounts, taxes, discounts, delivery, payment, addresses.',
  customers: 'Write accounts with their addresses as CSV, without passwords.',
  subscribers: 'Write the subscribers of the newsletter as CSV.',
}

/** Commands that take data out of the shop. */
export function addExportCommands(program: Command): void {
  const exporting = program.command('export').description('Write what the shop has into a file.')
  for (const kind of EXPORTED_KINDS)
    exporting
      .command(kind)
      .description(DESCRIPTIONS[kind])
      .argument('<file>', 'readable by you alone; it is recorded who exports')
      .option('--from <day>', 'from this day on, such as 2026-01-01')
      .option('--until <day>', 'up to this day, which is included')
      .option('--overwrite', 'replace a file of this name')
      .action(async (path: string, options: ExportOptions) =>
        (await import('./export')).exportCommand(kind, path, options),
      )
}
