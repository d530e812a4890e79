import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './user-error'

export interface Secrets {
  storeApi: string
  session: string
  /** Of the payment service: for its calls, and for its webhooks. */
  payments: string
  hooks: string
  /** Signs the notices of the store API to the storefront. */
  changes: string
}

/** New random secrets, 48 bytes each. */
export function makeSecrets(): Secrets {
  const make = () => randomBytes(48).toString('base64')
  return { storeApi: make(), session: make(), payments: make(), hooks: make(), changes: make() }
}

type Kept = Pick<Secrets, 'storeApi' | 'session'> & Partial<Secrets>

/** Those of the payment service and of changes came later: a file may be without them. */
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'storeApi' in value &&
  'session' in value &&
  Object.values(value).every((secret) => typeof secret === 'string')

/** The secrets of a file; those it lacks are made and added. */
function read(file: string): Secrets {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isKept(value)) return complete(file, value)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new UserError(`${file} does not hold the demo's secrets: delete it, and new ones are made.`)
}

function complete(file: string, kept: Kept): Secrets {
  const secrets = { ...makeSecrets(), ...kept }
  if (Object.keys(kept).length === Object.keys(secrets).length) return secrets
  // Whole or not at all: a file that was half written would end every session.
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, JSON.stringify(secrets), { mode: 0o600 })
  renameSync(whole, file)
  return secrets
}

/**
 * The demo's secrets: made at its first start and kept in the data folder, so that carts outlive a restart.
 * @throws UserError when the folder cannot be written or the file is damaged
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
    throw new UserError(`The data folder ${dataDir} cannot be written (${String(code)}).`, { cause })
  }
}
