import { KEY_PATTERN } from './limits'

/** The values for a template's `{names}`. */
export type PathParams = Record<string, string | number>

/**
 * Fills a path template.
 * @throws TypeError when a value is missing or is not a plain key, so that no value can reach another path
 */
export function fillPath(template: string, params: PathParams): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (!KEY_PATTERN.test(value)) throw new TypeError(`{${name}} of ${template} is not a key`)
    return value
  })
}

/** The values a path gives to a template's `{names}`, or null when it does not match or a value is not a plain key. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const wanted = template.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined ? part !== value : !KEY_PATTERN.test(value)) return null
    if (name !== undefined) params[name] = value
  }
  return params
}
