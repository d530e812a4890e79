/** The forms of a plural message: `{ one: '# item', other: '# items' }`. Plain data: it can be sent to the browser. */
export type PluralForms = Record<string, string>

/**
 * The forms of an ICU message that is one plural: `{count, plural, one {# item} other {# items}}`. The server reads
 * them, so that a browser needs no ICU.
 */
export function pluralForms(message: string): PluralForms {
  const branches = message
    .slice(message.indexOf('plural,') + 'plural,'.length)
    .matchAll(/(\w+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g)
  const forms = Array.from(branches, ([, form = '', text = '']) => [form, text] as const)
  const other = forms.find(([form]) => form === 'other')?.[1]
  return Object.fromEntries(forms.filter(([form, text]) => form === 'other' || text !== other))
}

/** The form for a number, with the number inserted. */
export function pickPlural(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? ''
  return form.replaceAll('#', String(count))
}

/** `{name}` replaced by the value of that name. */
export const fillText = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** A language's separators in a list. Plain data: it can be sent to the browser. */
export interface ListSeparators {
  /** Between the items of a list of two. */
  pair: string
  /** Between items of a longer list. */
  next: string
  /** Before the last item of a longer list. */
  last: string
}

const SAMPLE_ITEMS = ['1', '2', '3', '4']

/**
 * The server reads them: on a slow phone, a browser's own `Intl.ListFormat` takes as long as hydrating all cards of a
 * page.
 */
export function listSeparators(locale: string): ListSeparators {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' })
  const separatorsBetween = (items: string[]) =>
    format.formatToParts(items).flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
  const [pair = ''] = separatorsBetween(SAMPLE_ITEMS.slice(0, 2))
  const [next = '', , last = ''] = separatorsBetween(SAMPLE_ITEMS)
  return { pair, next, last }
}

/** Joins items as a language lists them: `S`, `S and M`, `S, M, and L`. */
export function listText(items: string[], { pair, next, last }: ListSeparators): string {
  const [first = '', ...rest] = items
  const separatorBefore = (index: number) => (rest.length === 1 ? pair : index === rest.length - 1 ? last : next)
  return rest.reduce((text, item, index) => text + separatorBefore(index) + item, first)
}
