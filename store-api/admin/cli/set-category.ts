import { LOCALES } from '../../i18n/locale'
import { setCategory } from '../set-content'
import { CommandError } from './command-error'
import { readArgs, toOneOf } from './read-args'
import { say } from './say'
import { withDatabase } from './with-database'

const OPTIONS = { name: { type: 'string' }, description: { type: 'string' }, language: { type: 'string' } } as const

/** Changes what a category is called, and says. @throws CommandError when there is none */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: OPTIONS })
  const { name, description, language } = values
  const [key, ...rest] = positionals
  if (key === undefined || rest.length > 0 || (name ?? description) === undefined)
    throw new CommandError('This command takes the key of a category, and --name or --description.')
  if (name?.trim() === '') throw new CommandError('A category needs a name.')
  const asked = language === undefined ? undefined : toOneOf(language, LOCALES)
  await withDatabase(async (counter) => {
    const wanted = { key, name, description, language: asked ?? counter.language }
    if (!(await setCategory(counter, wanted))) throw new CommandError(`There is no category ${key}.`)
    say(`${key} says so from now on.`)
  })
}
