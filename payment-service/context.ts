import type { Logger } from 'pino'
import type { AssociatedData } from '../contract/cipher'
import type { ContractKeys } from '../contract/keys'
import type { Ledger } from './ledger/ledger'
import type { Bank } from './sandbox-bank'

/** Dependencies of the app; tests pass their own. */
export interface Service {
  ledger: Ledger
  bank: Bank
  keys: ContractKeys
  /** Also accept the plain hash of timestamp and path as a signature. */
  acceptsPathSign?: boolean
  /** Public origin of the pay page. */
  publicOrigin: string
  logger: Logger
  /** Milliseconds since the epoch. */
  now: () => number
  /** True during graceful shutdown; readiness probes then fail. */
  isShuttingDown?: () => boolean
}

/** Set by middleware for handlers: the decrypted body and the keys for the encrypted reply. */
export interface AppEnv {
  Variables: {
    body: unknown
    idempotencyKey: string
    replyCipher: { keys: ContractKeys; associatedData: AssociatedData }
  }
}
