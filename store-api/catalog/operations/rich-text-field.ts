import { sanitizeRichText, removedMarkup } from '../../../contract/rich-text'
import type { TextInput } from '../../i18n/local-text'

/** HTML of a document in its stored form, and what was removed from it, in sentences. */
export interface RichText<Input> {
  html: Input
  notes: string[]
}

/**
 * Sanitizes HTML in one or several languages before it is stored; it is sanitized again when it is shown.
 * @param field of the document, for the notes
 */
export function cleanRichText<Input extends TextInput | undefined>(field: string, input: Input): RichText<Input> {
  if (input === undefined) return { html: input, notes: [] }
  const texts = typeof input === 'string' ? [input] : Object.values(input).filter((text) => typeof text === 'string')
  const parts = [...new Set(texts.flatMap(removedMarkup))]
  const html =
    typeof input === 'string'
      ? sanitizeRichText(input)
      : Object.fromEntries(
          Object.entries(input).map(([language, text]) => [
            language,
            typeof text === 'string' ? sanitizeRichText(text) : text,
          ]),
        )
  return { html: html as Input, notes: parts.length > 0 ? [`${field}: ${parts.join(', ')} was taken out`] : [] }
}
