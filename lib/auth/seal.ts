import { sealData, unsealData } from 'iron-session'
import { env } from '../env'

/** Every seal has the same number: which password it was, is found out by trying. */
const NUMBER = 1

/** Data as a cookie may carry it: nobody can read it, nobody else can make it. Also runs on the edge. @param ttl seconds */
export const seal = (data: object, ttl: number): Promise<string> =>
  sealData(data, { password: { [NUMBER]: env().SESSION_SECRET }, ttl })

/**
 * What was sealed, by the password of today or the one before it; null when it is not of our making, or too old.
 * @param ttl seconds
 */
export async function openSeal(sealed: string | undefined, ttl: number): Promise<object | null> {
  if (!sealed) return null
  const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = env()
  for (const password of [SESSION_SECRET, SESSION_SECRET_PREVIOUS].filter(Boolean)) {
    const data = await tryOpen(sealed, password, ttl)
    if (data && Object.keys(data).length > 0) return data
  }
  return null
}

/** Of some seals that are not ours iron-session says so by throwing, of others by an empty object. */
async function tryOpen(sealed: string, password: string, ttl: number): Promise<object | null> {
  try {
    return await unsealData<object>(sealed, { password: { [NUMBER]: password }, ttl })
  } catch {
    return null
  }
}
