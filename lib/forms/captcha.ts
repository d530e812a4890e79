import { string } from 'yup'
import { CALLS } from '../../contract/calls'
import { fillPath } from '../../contract/call'
import { CAPTCHA_FIELD, CAPTCHA_SOLVED_FIELD } from './form-state'
import type { FormCall, FormValues } from './form-definition'

/** Normalizes a solution for a path: letters and digits only. Accents, spaces and hyphens do not count. */
const normalizeSolution = (solution: string): string =>
  solution
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/gi, 'ss')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 64)

/** The fields of a form that has a captcha. */
export const CAPTCHA_FIELDS = [CAPTCHA_FIELD, CAPTCHA_SOLVED_FIELD] as const

/** The verification code is required (spec §5), unless it was solved before. */
export const captchaRules = {
  [CAPTCHA_SOLVED_FIELD]: string(),
  [CAPTCHA_FIELD]: string().when(CAPTCHA_SOLVED_FIELD, {
    is: (solved: unknown) => Boolean(solved),
    then: (rule) => rule,
    otherwise: (rule) => rule.test((solution) => normalizeSolution(solution ?? '') !== ''),
  }),
}

/** The call that checks a captcha's solution; empty if none was entered. */
export function captchaCalls(values: FormValues): FormCall[] {
  const code = normalizeSolution(values[CAPTCHA_FIELD] ?? '')
  if (!code || values[CAPTCHA_SOLVED_FIELD]) return []
  const { method, path } = CALLS.checkCaptcha
  return [{ method, path: fillPath(path, { code }) }]
}

/** The page's own address with a new image: the link for browsers without scripts. */
export function captchaPage(path: string, search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') query.set(name, value)
  query.set('captcha', 'picture')
  return `${path}?${query}`
}
