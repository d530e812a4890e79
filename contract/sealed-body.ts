import { open, SealError, type Binding } from './cipher'
import type { Engine } from './engine'
import { sealedBodySchema, sealedReplySchema, type Reply } from './envelope'
import type { ContractKeys } from './keys'
import { LIMITS } from './limits'

/** Whether a parsed body is no deeper and its arrays no longer than the contract allows. */
function isWithinLimits(value: unknown, depth: number = LIMITS.jsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || (Array.isArray(value) && value.length > LIMITS.arrayLength)) return false
  return Object.values(value).every((part) => isWithinLimits(part, depth - 1))
}

/**
 * Opens the sealed body of a request.
 * @param body as it came; a plain one is refused like a broken one
 * @throws whatever is wrong with it
 */
export function openBody(engine: Engine, keys: ContractKeys, body: string, binding: Binding): unknown {
  const { data } = sealedBodySchema.validateSync(JSON.parse(body), { strict: true })
  const value: unknown = JSON.parse(open(engine, keys.request, data, { ...binding, answers: '' }))
  if (!isWithinLimits(value)) throw new SealError()
  return value
}

/**
 * Opens a reply.
 * @param text as it came
 * @throws SealError when it was not sealed for the request it answers; otherwise when it is no reply of the contract
 */
export function openReply(engine: Engine, keys: ContractKeys, text: string, binding: Binding): Reply {
  const { code, msg, data } = sealedReplySchema.validateSync(JSON.parse(text), { strict: true })
  return { code, msg, data: data === null ? null : JSON.parse(open(engine, keys.reply, data, binding)) }
}
