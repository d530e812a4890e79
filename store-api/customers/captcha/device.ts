import type { Caller } from '../../http/context'
import { badRequest } from '../../http/failure'

/** The device a captcha is for. @throws Failure 400 when the caller names none */
export function requireDevice({ uuid }: Caller): string {
  if (uuid === '') throw badRequest()
  return uuid
}
