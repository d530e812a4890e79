import type { Logger } from 'pino'
import type { Binding } from '../contract/cipher'
import type { ContractKeys } from '../contract/keys'
import type { Bank } from './bank/bank'
import type { Ledger } from './ledger/ledger'

/** Everything the app works with; tests give their own. */
export interface Service {
  ledger: Ledger
  bank: Bank
  keys: ContractKeys
  /** Also take the plain hash of timestamp and path for a signature. */
  acceptsPathSign?: boolean
  /** Where shoppers reach the pay page. */
  publicOrigin: string
  logger: Logger
  /** Milliseconds since the epoch. */
  now: () => number
  /** Whether the program is about to end: whoever asks again had better ask another. */
  isLeaving?: () => boolean
}

/** What middleware leaves for handlers: the opened body, and how to seal the answer. */
export interface AppEnv {
  Variables: { body: unknown; idempotencyKey: string; sealing: { keys: ContractKeys; binding: Binding } }
}
