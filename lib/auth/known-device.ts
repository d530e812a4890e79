import 'server-only'
import { cookies } from 'next/headers'
import { isSecureOrigin } from '../env'
import { DEVICE_COOKIE_DAYS } from '../limits'

const SECONDS_PER_DAY = 86_400

const cookieName = () => (isSecureOrigin() ? '__Host-known-device' : 'known-device')

/** The device token of the last login; empty before the first. It outlives the session and grants no access. */
export const readKnownDevice = async (): Promise<string> => (await cookies()).get(cookieName())?.value ?? ''

/** Sets it in an HttpOnly cookie of the current response. */
export const setKnownDevice = async (value: string): Promise<void> =>
  void (await cookies()).set({
    name: cookieName(),
    value,
    httpOnly: true,
    maxAge: DEVICE_COOKIE_DAYS * SECONDS_PER_DAY,
    path: '/',
    sameSite: 'lax',
    secure: isSecureOrigin(),
  })
