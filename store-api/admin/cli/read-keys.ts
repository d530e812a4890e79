import { KEY_PATTERN } from '../../../contract/limits'
import { CommandError } from './command-error'
import { readWords } from './read-args'

/** The old key and the new one. @throws CommandError */
export function readKeys(args: string[], what: string): { from: string; to: string } {
  const [from, to] = readWords(args, [`the key of a ${what}`, 'a new key'])
  if (!KEY_PATTERN.test(to)) throw new CommandError(`${to} is no key: letters, digits, - and _, at most 64.`)
  if (from === to) throw new CommandError('The new key is the old one.')
  return { from, to }
}
