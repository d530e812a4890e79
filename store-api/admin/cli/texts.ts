import { userInfo } from 'node:os'
import type { NewTexts } from '../../catalog/operations/set-texts'
import { print } from './args'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

const KIND_LABELS = { category: 'category', page: 'content page' } as const

/** Changes texts of a category or a content page in one language. @throws CommandError */
export const setTextsCommand = (texts: NewTexts): Promise<void> =>
  withCommands(async (commands) => {
    const { outcome, problem } = await commands.run('setTexts', { ...texts, actor: userInfo().username })
    if (outcome === 'unknown') throw new CommandError(`There is no ${KIND_LABELS[texts.kind]} ${texts.key}.`)
    if (outcome === 'refused') throw new CommandError(`${problem}.`)
    print(outcome === 'same' ? `${texts.key} says so already.` : `${texts.key} says so from now on.`)
  })
