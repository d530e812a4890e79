import { type Command, Option } from 'commander'
import { EXPORTED_KINDS, type ExportedKind } from '../export/kinds'
import type { ExportOptions } from './export'
import type { ProductExportOptions } from './export-products'

const DESCRIPTIONS: Record<ExportedKind, string> = {
  orders: 'Write orders as CSV, a row for each line: amounts, taxes, discounts, delivery, payment, addresses.',
  customers: 'Write accounts with their addresses as CSV, without passwords.',
  subscribers: 'Write the subscribers of the newsletter as CSV.',
}

/** Commands that export data. */
export function addExportCommands(program: Command): void {
  const exporting = program.command('export').description('Write what the shop has into a file.')
  exporting
    .command('products')
    .description('Write all products with their variants; import and apply read them back.')
    .argument('<file>', 'readable by you alone; .yaml for documents, else a table')
    .addOption(new Option('--format <name>', 'the form of the file, whatever its name').choices(['csv', 'yaml']))
    .addOption(
      new Option('--as <system>', 'a file that the system imports; import reads it back as well').choices([
        'shopify',
        'google',
      ]),
    )
    .option('--pictures <path>', 'also write the pictures, into a folder or a ZIP file')
    .option('--overwrite', 'replace files of these names')
    .action(async (path: string, options: ProductExportOptions) =>
      (await import('./export-products')).exportProductsCommand(path, options),
    )
  exporting
    .command('shop')
    .description('Write the whole shop as documents and pictures; apply reads them back.')
    .argument('<folder>', 'readable by you alone; not there yet, or empty')
    .action(async (path: string) => (await import('./export-shop')).exportShopCommand(path))
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
