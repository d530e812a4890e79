import { type Command, Option } from 'commander'
import { LOCALES } from '../../i18n/locale'
import { toKey, toPieces } from './args'
import type { CategoryOptions, PriceOptions } from './catalog'
import type { PageOptions, SetStoreOptions } from './store'

const languageOption = () =>
  new Option('--language <language>', 'language of the texts; default: STORE_LANGUAGE').choices(LOCALES)

/** `set-store`, `set-page` and `set-category`. */
export function addContentCommands(program: Command) {
  program
    .command('set-store')
    .description('Change what the shop says of itself, whom it shuts out and which scripts it has.')
    .option('--name <text>')
    .option('--logo <address>', 'picture at https://… or a path of the shop; none for the name alone')
    .option('--title <text>', 'title of the home page')
    .option('--seo-description <text>')
    .option('--seo-keywords <text>')
    .option('--address <text>')
    .option('--email <address>')
    .option('--telephone <number>')
    .option('--working-hours <text>')
    .option('--notice <text>', 'may be given several times; empty for none', (text, all: string[] = []) => [
      ...all,
      text,
    ])
    .option('--return-days <days>', 'in which unused goods may be sent back; none for no promise')
    .option('--restrict-platform <list>', 'mobile, pc or both with a comma; none for no restriction')
    .option('--restrict-language <list>', 'languages of browsers, such as fr,de-AT; none for no restriction')
    .option('--scripts <file>', 'JSON list of extension scripts')
    .addOption(languageOption())
    .action(async (options: SetStoreOptions) => (await import('./store')).setStoreCommand(options))
  program
    .command('set-page')
    .description('Change what a content page says in one language.')
    .argument('<page key>')
    .option('--from <file>', 'HTML of the page')
    .option('--title <text>')
    .option('--description <text>', 'for search engines')
    .addOption(languageOption())
    .action(async (key: string, options: PageOptions) => (await import('./store')).setPageCommand(key, options))
  program
    .command('set-category')
    .description('Change what a category is called in one language, and what it says.')
    .argument('<category key>')
    .option('--name <text>')
    .option('--description <text>')
    .addOption(languageOption())
    .action(async (key: string, options: CategoryOptions) =>
      (await import('./catalog')).setCategoryCommand(key, options),
    )
}

/** Prices, stock and keys. */
export function addCatalogCommands(program: Command) {
  program
    .command('set-price')
    .description('Ask another price for a product or a variant; without --special it is not on sale.')
    .argument('<key or SKU>', 'of a product and all its variants that cost the same, or of one variant')
    .argument('[amount]', 'such as 79.00')
    .option('--price <amount>', 'the same')
    .option('--special <amount>', 'sale price, lower than the price')
    .option(
      '--from <time>',
      "when the sale starts, such as 2026-12-01 or 2026-12-01T08:00; without a zone in the shop's time zone",
    )
    .option('--until <time>', 'when the sale ends; a day alone is its last day')
    .action(async (name: string, amount: string | undefined, options: PriceOptions) =>
      (await import('./catalog')).setPriceCommand(name, amount, options),
    )
  program
    .command('set-stock')
    .description('Say how many pieces there are of one size of a product.')
    .argument('<stock-keeping unit>', 'such as home-M')
    .argument('<pieces>', '', toPieces)
    .action(async (sku: string, pieces: number) => (await import('./catalog')).setStockCommand(sku, pieces))
  addKeyCommands(program, 'product', {
    rename: 'Give a product another key; its old address leads to the new one for good.',
    withdraw: 'Sell a product no more; its address says that it is gone.',
  })
  addKeyCommands(program, 'category', {
    rename: 'Give a category another key; its old address leads to the new one for good.',
    withdraw: 'Take a category without others below it out of the shop; its products move to the one above.',
  })
  addKeyCommands(program, 'page', {
    rename: 'Give a content page another key; its old address leads to the new one for good.',
    withdraw: 'Take a content page out of the shop; its address says that it is gone.',
  })
}

/** `rename-…` and `withdraw-…` for kinds with an address. */
function addKeyCommands(
  program: Command,
  kind: 'product' | 'category' | 'page',
  descriptions: { rename: string; withdraw: string },
) {
  program
    .command(`rename-${kind}`)
    .description(descriptions.rename)
    .argument(`<${kind} key>`)
    .argument('<new key>', 'letters, digits, - and _', toKey)
    .action(async (from: string, to: string) => (await import('./catalog')).renameCommand(kind, { from, to }))
  program
    .command(`withdraw-${kind}`)
    .description(descriptions.withdraw)
    .argument(`<${kind} key>`)
    .action(async (key: string) => (await import('./catalog')).withdrawCommand(kind, key))
}
