import { CommandError } from './admin/cli/command-error'
import { COMMANDS } from './admin/cli/commands'
import { say } from './admin/cli/args'
import { sayWhy } from './start-error'

const HELP = ['help', '--help', '-h']

function help() {
  say('npm run store-api -- [command]\n')
  for (const [name, { synopsis, about }] of Object.entries(COMMANDS))
    say(`  ${[name, synopsis].filter(Boolean).join(' ')}\n      ${about}`)
}

// A closed pipe, as by `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

/** The store API's command line. Without a command it serves the shop. */
async function main([name = 'serve', ...args]: string[]) {
  if (HELP.includes(name)) return help()
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new CommandError(`${name} is no command: npm run store-api -- help lists them.`)
  const { run } = await command.load()
  await run(args)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${sayWhy(error)}\n`)
  process.exit(1)
})
