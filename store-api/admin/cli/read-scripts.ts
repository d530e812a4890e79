import { extensionListSchema, type ExtensionScript } from '../../../contract/entities/store'
import { CommandError } from './command-error'

const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

/** Extension scripts as a JSON list. @throws CommandError @throws ValidationError for what the contract does not allow */
export function readScripts(json: string): ExtensionScript[] {
  const scripts = extensionListSchema.validateSync(parse(json), { strict: true, stripUnknown: false })
  const wrong = scripts.find(({ src, content }) => (src === '') === (content === ''))
  if (wrong) throw new CommandError(`The script ${wrong.id} needs a src or a content, and not both.`)
  const strange = scripts.find(({ src }) => src !== '' && !isWebAddress(src))
  if (strange) throw new CommandError(`The src of the script ${strange.id} must begin with https://.`)
  if (new Set(scripts.map(({ id }) => id)).size < scripts.length)
    throw new CommandError('Two scripts have the same id.')
  return scripts
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new CommandError('The list of scripts is no JSON.')
  }
}
