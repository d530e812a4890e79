import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainFailure } from './plain-failure'

export interface Secrets {
  storeApi: string
  session: string
}

/** Secrets that nobody has seen yet, 48 bytes each. */
export function makeSecrets(): Secrets {
  const make = () => randomBytes(48).toString('base64')
  return { storeApi: make(), session: make() }
}

const isSecrets = (value: unknown): value is Secrets =>
  typeof value === 'object' &&
  value !== null &&
  'storeApi' in value &&
  typeof value.storeApi === 'string' &&
  'session' in value &&
  typeof value.session === 'string'

function read(file: string): Secrets {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isSecrets(value)) return value
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new PlainFailure(`${file} does not hold the demo's secrets: delete it, and new ones are made.`)
}

/**
 * The demo's secrets: made at its first start and kept in the data folder, so that carts outlive a restart.
 * @throws PlainFailure when the folder cannot be written or the file is damaged
 */
export function keepSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'demo-secrets.json')
  try {
    mkdirSync(dataDir, { recursive: true })
    const secrets = makeSecrets()
    writeFileSync(file, JSON.stringify(secrets), { flag: 'wx', mode: 0o600 })
    return secrets
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    if (code === 'EEXIST') return read(file)
    throw new PlainFailure(`The data folder ${dataDir} cannot be written (${String(code)}).`, { cause })
  }
}
