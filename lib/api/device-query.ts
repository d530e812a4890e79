import type { Caller } from '../../contract/signing'
import { findCall } from '../../contract/calls'
import { captchaQuerySchema } from '../../contract/entities/user'

/**
 * The path of a call as it is sent: those of the captcha name the device in their query too (spec §7). Whatever device a
 * browser names there, it is the one of its cookie.
 */
export function withDevice<Asked extends { method: string; path: string; caller: Caller }>(asked: Asked): Asked {
  const [path = '', search] = asked.path.split('?')
  if (findCall(asked.method, path)?.call.query !== captchaQuerySchema) return asked
  const query = new URLSearchParams(search)
  query.set('uuid', asked.caller.uuid)
  return { ...asked, path: `${path}?${query.toString()}` }
}
