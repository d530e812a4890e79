import { PlainFailure } from '../../tests/harness/plain-failure'
import { findPostgres } from '../../tests/harness/postgres'
import { findRedis } from '../../tests/harness/redis'
import { findNginx } from './nginx'

/** @returns where PostgreSQL's programs are @throws PlainFailure that names what has to be installed */
export function requirePrograms() {
  const bin = findPostgres()
  const missing = [
    ...(findNginx() ? [] : ['nginx (Debian: nginx-light)']),
    ...(bin ? [] : ['PostgreSQL (Debian: postgresql)']),
    ...(findRedis() ? [] : ['Redis (Debian: redis-server)']),
  ]
  if (!bin || missing.length > 0) throw new PlainFailure(`A cluster needs ${missing.join(', ')}.`)
  return bin
}
