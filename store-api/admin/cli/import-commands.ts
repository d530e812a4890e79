import { type Command, Option } from 'commander'
import { DIALECT_KEYS } from '../import/dialects/keys'
import { IMPORT_MODES } from '../import/modes'
import type { ImportOptions } from './import'
import type { ImportOrdersOptions } from './import-orders'
import type { ImportCustomersOptions } from './import-customers'
import type { ImportRowsOptions } from './import-rows'

/** Commands that import data of other shops. */
export function addImportCommands(program: Command): void {
  const importing = program
    .command('import')
    .description('Write the products of another shop’s export; written again, the same file changes nothing.')
    .argument('<files...>', 'CSV, TSV, XML or YAML; PrestaShop’s products, combinations and categories together')
    .option('--pictures <path>', 'a ZIP file or folder with the pictures that the file names')
    .option('--no-pictures', 'leave pictures as they are')
    .addOption(
      new Option('--mode <mode>', 'which products are written; mirror archives what the file does not have')
        .choices(IMPORT_MODES)
        .default('all'),
    )
    .addOption(new Option('--dialect <name>', 'the form of the file, where it is not found').choices(DIALECT_KEYS))
    .option('--map <file>', 'lines such as Farbe = Option1 Value; remembered for the next import')
    .option('--report <file>', 'write what became of each product as CSV')
    .option('--dry-run', 'write nothing, and print what would be written')
    .option('--yes', 'let a mirror archive more than ten products, or a fifth of them')
    .action(async (files: string[], options: ImportOptions) => (await import('./import')).importCommand(files, options))
  importing
    .command('customers')
    .description('Add the accounts of Shopify’s or WooCommerce’s export of customers, without passwords.')
    .argument('<file>', 'CSV; written again, the same file changes nothing')
    .option('--invite', 'send each of them without a password a mail to choose one; without it no mail is sent')
    .option('--invite-again <days>', 'days after which --invite writes to them once more', '30')
    .option('--report <file>', 'write what became of each row as CSV')
    .option('--dry-run', 'write nothing, and print what would be written')
    // Options that `import` has too are parsed by the parent command.
    .action(async (path: string, _: object, command: Command) =>
      (await import('./import-customers')).importCustomersCommand(
        path,
        command.optsWithGlobals<ImportCustomersOptions>(),
      ),
    )
  importing
    .command('orders')
    .description('Add the orders of Shopify’s export as history: no payment is due, no mail is sent.')
    .argument('<file>', 'CSV; a newer one takes over what has happened to orders since')
    .option('--prefix <text>', 'stands before each number, such as OLD-')
    .addOption(
      new Option('--mode <mode>', 'which orders are written: all, only new ones, or only what changed of known ones')
        .choices(IMPORT_MODES.filter((mode) => mode !== 'mirror'))
        .default('all'),
    )
    .option('--report <file>', 'write what became of each order as CSV')
    .option('--dry-run', 'write nothing, and print what would be written')
    .action(async (path: string, _: object, command: Command) =>
      (await import('./import-orders')).importOrdersCommand(path, command.optsWithGlobals<ImportOrdersOptions>()),
    )
  importing
    .command('subscribers')
    .description('Add the subscribers of a newsletter list, each with when and how they consented; no mail is sent.')
    .argument('<file>', 'CSV of Mailchimp, MailPoet, Shopify or this shop; rows without a date of consent are refused')
    .option('--report <file>', 'write what became of each row as CSV')
    .option('--dry-run', 'write nothing, and print what would be written')
    .action(async (path: string, _: object, command: Command) =>
      (await import('./import-subscribers')).importSubscribersCommand(
        path,
        command.optsWithGlobals<ImportRowsOptions>(),
      ),
    )
}
