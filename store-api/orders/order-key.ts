import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Shop } from '../http/context'

type Keys = Pick<Shop, 'keys'>

const keyBy = ({ sign }: Shop['keys'][number], number: string) =>
  createHmac('sha256', sign).update(`order/${number}`).digest()

/** What a letter to a guest carries: whoever holds it has read the letter, and may see the order of that number. */
export const orderKey = ({ keys }: Keys, number: string): string =>
  keys[0] ? keyBy(keys[0], number).toString('base64url') : ''

/** Whether this is the key of that order, written under the current secret or the one before it. */
export function isOrderKey({ keys }: Keys, number: string, key: string): boolean {
  const given = Buffer.from(key, 'base64url')
  return keys.map((one) => keyBy(one, number)).some((key) => given.length === key.length && timingSafeEqual(given, key))
}
