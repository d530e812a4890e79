import type { Command } from 'commander'

/** `media list|add|show|collect` */
export function addMediaCommands(program: Command) {
  const group = program.command('media').description('List, add and delete photographs.')
  group
    .command('list')
    .description('List the photographs of the shop.')
    .action(async () => (await import('./media')).listMediaCommand())
  group
    .command('add')
    .description('Keep photographs (JPEG, PNG, WebP, AVIF) and print their hashes, which documents can name.')
    .argument('<file...>')
    .action(async (files: string[]) => (await import('./media')).addMediaCommand(files))
  group
    .command('show')
    .description('Show a photograph and what uses it.')
    .argument('<hash>', 'or its first letters')
    .action(async (hash: string) => (await import('./media')).showMediaCommand(hash))
  group
    .command('collect')
    .description('Delete the originals that no picture has used for longer than a day.')
    .option('--dry-run', 'delete nothing, list what would be deleted')
    .action(async (options: { dryRun?: boolean }) => (await import('./media')).collectMediaCommand(options))
}
