import { lt } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { nodeEngine } from '../../lib/contract/engines/node'
import type { ContractKeys } from '../../lib/contract/keys'
import { LIMITS, UUID_PATTERN } from '../../lib/contract/limits'
import { isSignedBy, isTimely, SIGN_WINDOW, signPath, type Signable } from '../../lib/contract/sign'
import { callerOf } from '../accounts/caller-of'
import type { AppContext, AppEnv, Shop } from '../context'
import { acceptedSign } from '../db/schema'
import { badRequest } from '../failure'

/** One in so many accepted writes also forgets the signatures whose window has passed. */
const PRUNE_EVERY = 100

function header(c: AppContext, name: string): string {
  const value = c.req.header(name) ?? ''
  if (value.length > LIMITS.headerBytes) throw badRequest()
  return value
}

/** Reads only; whatever else it is called, it may change something. */
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * Lets a request through that was signed with one of the live keys, in time, and not taken before when it changes
 * something. Whatever is wrong, the answer is the same.
 */
export function signature(shop: Shop): MiddlewareHandler<AppEnv> {
  let writes = 0

  async function acceptOnce(sign: string) {
    const expiresAt = new Date(shop.now() + 2 * SIGN_WINDOW)
    const taken = await shop.db.insert(acceptedSign).values({ sign, expiresAt }).onConflictDoNothing().returning()
    if (taken.length === 0) throw badRequest()
    if (++writes % PRUNE_EVERY === 0)
      await shop.db.delete(acceptedSign).where(lt(acceptedSign.expiresAt, new Date(shop.now())))
  }

  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const request = {
      timestamp: header(c, 'timestamp'),
      method: c.req.method,
      path: pathname + search,
      uuid: header(c, 'uuid'),
      token: header(c, 'token'),
      body: c.get('rawBody'),
      address: header(c, 'client-address'),
    } satisfies Signable
    const sign = header(c, 'sign')
    const keys = findKeys(shop, request, sign)
    if (!keys || !isTimely(request.timestamp, shop.now())) throw badRequest()
    if (request.uuid !== '' && !UUID_PATTERN.test(request.uuid)) throw badRequest()
    if (!isRead(request.method)) await acceptOnce(sign)

    const { method, path, timestamp } = request
    c.set('sealing', { keys, binding: { method, path, timestamp, answers: sign } })
    c.set('caller', await callerOf(shop, request))
    await next()
  }
}

/** The keys a request was signed with: every live pair is tried, so that a secret can be changed without a gap. */
function findKeys({ keys, acceptsPathSign }: Shop, request: Signable, sign: string): ContractKeys | undefined {
  const found = keys.find((pair) => isSignedBy(nodeEngine, pair.sign, request, sign))
  return found ?? (acceptsPathSign && sign === signPath(nodeEngine, request) ? keys[0] : undefined)
}
