import { string } from 'yup'
import { CALLS } from '../../contract/calls'
import { fillPath } from '../../contract/call'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED } from './form-state'
import type { FormCall, Typed } from './form-definition'

/** A solution as a path may hold it: letters and digits. Accents, spaces and hyphens do not count. */
const plain = (solution: string): string =>
  solution
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/gi, 'ss')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 64)

/** The fields of a form that has a captcha. */
export const CAPTCHA_FIELDS = [CAPTCHA_FIELD, CAPTCHA_SOLVED] as const

/** The verification code is required (spec §5), unless it was right before. */
export const captchaRules = {
  [CAPTCHA_SOLVED]: string(),
  [CAPTCHA_FIELD]: string().when(CAPTCHA_SOLVED, {
    is: (solved: unknown) => Boolean(solved),
    then: (rule) => rule,
    otherwise: (rule) => rule.test((solution) => plain(solution ?? '') !== ''),
  }),
}

/** The call that tries a captcha's solution; none where there is none to try. */
export function captchaCalls(typed: Typed): FormCall[] {
  const code = plain(typed[CAPTCHA_FIELD] ?? '')
  if (!code || typed[CAPTCHA_SOLVED]) return []
  const { method, path } = CALLS.checkCaptcha
  return [{ method, path: fillPath(path, { code }) }]
}

/** A page's own address, coming with another image: the link for those without a script. */
export function captchaPage(path: string, search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') query.set(name, value)
  query.set('captcha', 'picture')
  return `${path}?${query}`
}
