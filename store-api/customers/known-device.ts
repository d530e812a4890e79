import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ContractKeys } from '../../contract/keys'
import type { Customer } from './customers'

/** Random bytes of a token: what its failed logins are counted by. */
const NONCE_BYTES = 16

type Owner = Pick<Customer, 'id' | 'passwordHash'>

/** Bound to the password too: when that changes, no device is known any more. */
const macOf = ({ sign }: ContractKeys, nonce: string, { id, passwordHash }: Owner): string =>
  createHmac('sha256', sign).update(`known-device ${nonce} ${id} ${passwordHash}`).digest('base64url')

/** A token for a device its customer has signed in on. It signs nobody in: it keeps others from locking its owner out. */
export function newKnownDevice([current]: readonly ContractKeys[], owner: Owner): string {
  if (!current) throw new Error('the shop has no keys')
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  return `${nonce}.${macOf(current, nonce, owner)}`
}

/** The nonce of a token that is this customer's; null for any other. */
export function readKnownDevice(keys: readonly ContractKeys[], owner: Owner, token: string | undefined): string | null {
  const [nonce = '', mac = ''] = (token ?? '').split('.')
  const given = Buffer.from(mac)
  const isOurs = keys.some((key) => {
    const right = Buffer.from(macOf(key, nonce, owner))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return isOurs ? nonce : null
}
