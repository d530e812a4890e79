/** A plural message by its forms: `{ one: '# item', other: '# items' }`. Plain data: it may cross to the browser. */
export type PluralForms = Record<string, string>

/**
 * The forms of an ICU message that is one plural: `{count, plural, one {# item} other {# items}}`. The server reads
 * them, so that a browser needs no ICU.
 */
export function pluralForms(message: string): PluralForms {
  const arms = message
    .slice(message.indexOf('plural,') + 'plural,'.length)
    .matchAll(/(\w+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g)
  return Object.fromEntries(Array.from(arms, ([, form = '', text = '']) => [form, text]))
}

/** The form for a number, with the number in it. */
export function pickPlural(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? ''
  return form.replaceAll('#', String(count))
}

/** `{name}` replaced by the value of that name. */
export const fillText = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
