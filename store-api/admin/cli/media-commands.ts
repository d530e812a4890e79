import { type Command, InvalidArgumentError } from 'commander'
import type { AddMediaOptions } from './media'

/** `0.5,0.2` */
function toFocus(value: string): [number, number] {
  const [x = NaN, y = NaN, ...others] = value.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const isFraction = (value: number) => value >= 0 && value <= 1
  if (others.length > 0 || !isFraction(x) || !isFraction(y))
    throw new InvalidArgumentError('A focus is two numbers from 0 to 1 with a comma between them: 0.5,0.2.')
  return [x, y]
}

/** `media list|add|show|remove|collect` */
export function addMediaCommands(program: Command) {
  const group = program.command('media').description('List, add and delete photographs.')
  group
    .command('list')
    .description('List the photographs of the shop, and where each is shown.')
    .action(async () => (await import('./media')).listMediaCommand())
  group
    .command('add')
    .description(
      'Keep photographs (JPEG, PNG, WebP, AVIF) as pictures of no product: documents name them by their files or hashes.',
    )
    .argument('<file...>')
    .option('--name <name>', 'of the picture; default: that of its file')
    .option('--alt <text>', 'what it shows, in the language of the shop')
    .option('--alt-en <text>', 'in English')
    .option('--alt-es <text>', 'in Spanish')
    .option('--alt-de <text>', 'in German')
    .option('--focus <x,y>', 'the point a crop keeps in view, from the left and the top, 0 to 1', toFocus)
    .option('--replace', 'take the place of another photograph of this name')
    .option('--dry-run', 'check the files and keep nothing')
    .action(async (files: string[], options: AddMediaOptions) =>
      (await import('./media')).addMediaCommand(files, options),
    )
  group
    .command('show')
    .description('Show a photograph and what uses it.')
    .argument('<hash>', 'or its first letters')
    .action(async (hash: string) => (await import('./media')).showMediaCommand(hash))
  group
    .command('remove')
    .description('Remove pictures that nothing shows; their photographs go with collect.')
    .argument('<name...>', 'as listed by list')
    .option('--dry-run', 'remove nothing, say whether it could be')
    .action(async (names: string[], options: { dryRun?: boolean }) =>
      (await import('./media')).removeMediaCommand(names, options),
    )
  group
    .command('collect')
    .description(
      'Delete the originals that no picture has used for longer than a day, and pictures that nothing shows.',
    )
    .option('--dry-run', 'delete nothing, list what would be deleted')
    .action(async (options: { dryRun?: boolean }) => (await import('./media')).collectMediaCommand(options))
}
