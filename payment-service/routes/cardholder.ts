import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { NAME_LENGTH } from '../card'
import type { AppEnv, Service } from '../context'
import type { IntentState } from '../ledger/intent-state'

const COOKIE = 'cardholder'

/** Time in which another attempt finds the name typed, in seconds. */
const MAX_AGE_SECONDS = 600

type IntentKey = Pick<IntentState, 'id' | 'clientKey'>

const cookieOptions = ({ publicOrigin }: Service, { id, clientKey }: IntentKey) =>
  ({
    path: `/p/${id}.${clientKey}`,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicOrigin.startsWith('https:'),
    maxAge: MAX_AGE_SECONDS,
  }) as const

/** Keeps the name on a card for another attempt, in the browser alone. */
export const saveCardholder = (service: Service, c: Context<AppEnv>, intent: IntentKey, name: string): void =>
  setCookie(c, COOKIE, name, cookieOptions(service, intent))

/** Forgets the name on the card. */
export const clearCardholder = (service: Service, c: Context<AppEnv>, intent: IntentKey): void =>
  void deleteCookie(c, COOKIE, cookieOptions(service, intent))

/** The name on the card of an attempt that failed; empty without one. */
export const cardholderOf = (c: Context<AppEnv>, { failure }: IntentState): string =>
  failure ? (getCookie(c, COOKIE) ?? '').slice(0, NAME_LENGTH) : ''
