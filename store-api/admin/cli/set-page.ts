import { LOCALES } from '../../i18n/locale'
import { setPage } from '../set-content'
import { byContract } from './by-contract'
import { CommandError } from './command-error'
import { readArgs, toOneOf } from './read-args'
import { readTextFile } from './read-text-file'
import { say } from './say'
import { withDatabase } from './with-database'

const OPTIONS = {
  from: { type: 'string' },
  title: { type: 'string' },
  description: { type: 'string' },
  language: { type: 'string' },
} as const

/** Changes what a content page says. @throws CommandError when there is none */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: OPTIONS })
  const { from, title, description: seoDescription, language } = values
  const [key, ...rest] = positionals
  if (key === undefined || rest.length > 0 || (from ?? title ?? seoDescription) === undefined)
    throw new CommandError('This command takes the key of a content page, and --from, --title or --description.')
  const asked = language === undefined ? undefined : toOneOf(language, LOCALES)
  const html = from === undefined ? undefined : await readTextFile(from)
  await withDatabase(async (counter) => {
    const wanted = { key, html, title: title?.trim(), seoDescription, language: asked ?? counter.language }
    if (!(await byContract(() => setPage(counter, wanted)))) throw new CommandError(`There is no content page ${key}.`)
    say(`${key} says so from now on.`)
  })
}
