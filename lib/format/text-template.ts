/** The forms of a plural message: `{ one: '# item', other: '# items' }`. Plain data: it can be sent to the browser. */
export type PluralForms = Record<string, string>

/**
 * The forms of an ICU message that is one plural: `{count, plural, one {# item} other {# items}}`. The server reads
 * them, so that a browser needs no ICU.
 */
export function pluralForms(message: string): PluralForms {
  const arms = message
    .slice(message.indexOf('plural,') + 'plural,'.length)
    .matchAll(/(\w+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g)
  const forms = Array.from(arms, ([, form = '', text = '']) => [form, text] as const)
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
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A language's separators in a list. Plain data: it can be sent to the browser. */
export interface ListWords {
  /** Between two that are all. */
  pair: string
  /** Between two that others follow. */
  next: string
  /** Before the last of several. */
  last: string
}

const THINGS = ['1', '2', '3', '4']

/**
 * The server reads them: on a slow phone, a browser's own `Intl.ListFormat` takes as long as hydrating all cards of a
 * page.
 */
export function listWords(locale: string): ListWords {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' })
  const between = (things: string[]) =>
    format.formatToParts(things).flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
  const [pair = ''] = between(THINGS.slice(0, 2))
  const [next = '', , last = ''] = between(THINGS)
  return { pair, next, last }
}

/** Joins items as a language lists them: `S`, `S and M`, `S, M, and L`. */
export function listText(things: string[], { pair, next, last }: ListWords): string {
  const [first = '', ...more] = things
  const before = (index: number) => (more.length === 1 ? pair : index === more.length - 1 ? last : next)
  return more.reduce((text, thing, index) => text + before(index) + thing, first)
}
