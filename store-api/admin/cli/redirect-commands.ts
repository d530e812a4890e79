import { type Command, Option } from 'commander'
import type { ImportRedirectsOptions, RedirectOptions } from './redirects'

const hostOption = () =>
  new Option(
    '--host <name...>',
    'host whose whole addresses are taken as their paths; for a file, that of the first in it',
  )

/** `redirect list|set|remove` and `import redirects` */
export function addRedirectCommands(program: Command): void {
  const group = program.command('redirect').description('List and write redirects from addresses of the former shop.')
  group
    .command('list')
    .description('List redirects.')
    .argument('[text]', 'part of one of its addresses')
    .action(async (text?: string) => (await import('./redirects')).listRedirectsCommand(text))
  group
    .command('set')
    .description('Lead an address that has no page here to one that has.')
    .argument('<from>', 'path of the former shop, such as /products/tea?variant=1')
    .argument('<to>', 'path of this shop, such as /product/tea')
    .addOption(hostOption())
    .action(async (from: string, to: string, options: RedirectOptions) =>
      (await import('./redirects')).setRedirectCommand(from, to, options),
    )
  group
    .command('remove')
    .description('Remove a redirect.')
    .argument('<from>', 'as listed')
    .action(async (from: string) => (await import('./redirects')).removeRedirectCommand(from))
  program.commands
    .find((command) => command.name() === 'import')
    ?.command('redirects')
    .description('Write the redirects of a file: Shopify’s, those of WordPress’s plugin Redirection, or from,to.')
    .argument('<file>', 'CSV')
    .addOption(hostOption())
    .option('--report <file>', 'write what became of each redirect as CSV')
    .option('--dry-run', 'write nothing, and print what would be written')
    .action(async (file: string, options: ImportRedirectsOptions) =>
      (await import('./redirects')).importRedirectsCommand(file, options),
    )
}
