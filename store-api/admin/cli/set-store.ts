import { LOCALES } from '../../i18n/locale'
import { setStore } from '../store-settings'
import { byContract } from './by-contract'
import { CommandError } from './command-error'
import { readArgs, toOneOf } from './read-args'
import { readScripts } from './read-scripts'
import { readStore, STORE_OPTIONS } from './read-store'
import { readTextFile } from './read-text-file'
import { say } from './say'
import { withDatabase } from './with-database'

const OPTIONS = { ...STORE_OPTIONS, scripts: { type: 'string' }, language: { type: 'string' } } as const

/** Changes what the shop says of itself on every page. @throws CommandError */
export async function run(args: string[]): Promise<void> {
  const { scripts: file, language: word, ...words } = readArgs({ args, options: OPTIONS }).values
  if (file === undefined && Object.keys(words).length === 0)
    throw new CommandError('This command takes what is to be changed, such as --name "Touchline".')
  const asked = word === undefined ? undefined : toOneOf(word, LOCALES)
  // What can be no change is refused before the database is opened.
  readStore(words, LOCALES[0])
  await byContract(async () => {
    const scripts = file === undefined ? undefined : readScripts(await readTextFile(file))
    await withDatabase(async (counter) => {
      const change = readStore(words, asked ?? counter.language)
      if (!(await setStore(counter, { change, scripts })))
        throw new CommandError('The shop was never filled: serve it first.')
      say('The shop says so from now on.')
    })
  })
}
