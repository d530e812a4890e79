import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { NAME_LENGTH } from '../card'
import type { AppEnv, Service } from '../context'
import type { IntentState } from '../ledger/intent-state'

const COOKIE = 'cardholder'

/** Time in which another attempt finds the name typed, in seconds. */
const MAX_AGE = 600

type Place = Pick<IntentState, 'id' | 'clientKey'>

const optionsOf = ({ publicOrigin }: Service, { id, clientKey }: Place) =>
  ({
    path: `/p/${id}.${clientKey}`,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicOrigin.startsWith('https:'),
    maxAge: MAX_AGE,
  }) as const

/** Keeps the name on a card for another attempt, in the browser alone. */
export const keepCardholder = (service: Service, c: Context<AppEnv>, intent: Place, name: string): void =>
  setCookie(c, COOKIE, name, optionsOf(service, intent))

/** Forgets the name on the card. */
export const forgetCardholder = (service: Service, c: Context<AppEnv>, intent: Place): void =>
  void deleteCookie(c, COOKIE, optionsOf(service, intent))

/** The name on the card of an attempt that failed; empty without one. */
export const cardholderOf = (c: Context<AppEnv>, { failure }: IntentState): string =>
  failure ? (getCookie(c, COOKIE) ?? '').slice(0, NAME_LENGTH) : ''
