import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './user-error'

export interface Secrets {
  storeApi: string
  session: string
  /** Signs and encrypts the calls to the payment service. */
  payments: string
  /** Signs the webhooks of the payment service. */
  hooks: string
  /** Signs the invalidation webhooks of the store API to the storefront. */
  changes: string
}

/** New random secrets, 48 bytes each. */
export function makeSecrets(): Secrets {
  const make = () => randomBytes(48).toString('base64')
  return { storeApi: make(), session: make(), payments: make(), hooks: make(), changes: make() }
}

type StoredSecrets = Pick<Secrets, 'storeApi' | 'session'> & Partial<Secrets>

/** Files of earlier versions lack the secrets of the payment service and of `changes`. */
const isStoredSecrets = (value: unknown): value is StoredSecrets =>
  typeof value === 'object' &&
  value !== null &&
  'storeApi' in value &&
  'session' in value &&
  Object.values(value).every((secret) => typeof secret === 'string')

/** Reads the secrets of a file, and adds missing ones. */
function read(file: string): Secrets {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isStoredSecrets(value)) return complete(file, value)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new UserError(`${file} does not contain the demo's secrets. Delete it to create new ones.`)
}

function complete(file: string, stored: StoredSecrets): Secrets {
  const secrets = { ...makeSecrets(), ...stored }
  if (Object.keys(stored).length === Object.keys(secrets).length) return secrets
  // Written atomically: a damaged file would invalidate every session.
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(temporary, file)
  return secrets
}

/**
 * The demo's secrets: created at its first start and stored in the data folder, so that carts survive a restart.
 * @throws UserError if the folder is not writable or the file is damaged
 */
export function loadOrCreateSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'demo-secrets.json')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const secrets = makeSecrets()
    writeFileSync(file, JSON.stringify(secrets), { flag: 'wx', mode: 0o600 })
    return secrets
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EEXIST') return read(file)
    throw new UserError(`The data folder ${dataDir} is not writable (${String(code)}).`, { cause })
  }
}
