import { UUID_PATTERN } from '../../contract/limits'
import { DEVICE_COOKIE_DAYS } from '../limits'

/** `__Host-` binds the cookie to this host: a neighbouring subdomain can set none. Browsers take it over https alone. */
export const deviceCookieName = (secure: boolean): string => (secure ? '__Host-uuid' : 'uuid')

const SECONDS_A_DAY = 86_400

/** The device uuid of a request, or null when its cookie is missing or is not one of ours. */
export const readDevice = (cookie: string | undefined): string | null =>
  cookie !== undefined && UUID_PATTERN.test(cookie) ? cookie : null

/** Attributes of the device cookie: 365 days (spec §9), out of reach of scripts. */
export const deviceCookie = (uuid: string, secure: boolean) => ({
  name: deviceCookieName(secure),
  value: uuid,
  httpOnly: true,
  maxAge: DEVICE_COOKIE_DAYS * SECONDS_A_DAY,
  path: '/',
  sameSite: 'lax' as const,
  secure,
})
