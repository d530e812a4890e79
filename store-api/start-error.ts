import { CommandError } from './admin/cli/command-error'
import { CommandFailed } from './admin/command-socket'
import { MirrorRefused } from './catalog/operations/mirror'
import { FolderLocked } from '../lib/config/data-folder'
import { BucketError } from './catalog/media/storage'
import { NoEmailError } from './customers/personal-data/find-person'
import { NewerSchema, WrongEncoding } from './db/migrate'
import { StartError } from './env'
import { FileRefused } from './db/write-file'

/** Errors whose message is written for the operator. */
const OPERATOR_ERRORS = [
  BucketError,
  CommandError,
  CommandFailed,
  FileRefused,
  FolderLocked,
  MirrorRefused,
  NewerSchema,
  NoEmailError,
  StartError,
  WrongEncoding,
]

/** Messages by PostgreSQL error code, for a wrong DATABASE_URL. */
const DATABASE_ERRORS: Record<string, string> = {
  '28000': 'The database of DATABASE_URL does not let this user in',
  '28P01': 'The database of DATABASE_URL does not take this password',
  '3D000': 'There is no database of the name in DATABASE_URL',
  ENOTFOUND: 'The host in DATABASE_URL is not known',
}

/** Why the program could not start: a sentence for the operator where the reason is known, otherwise the whole error. */
export function describeStartError(error: unknown): string {
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, port, cause } = error as { code?: string; port?: number; cause?: { code?: string; message?: string } }
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there or set STORE_API_PORT.`
  const reason = DATABASE_ERRORS[cause?.code ?? code ?? '']
  if (reason) return `${reason} (${cause?.message ?? (error as Error).message})`
  if ((cause?.code ?? code) === 'ECONNREFUSED') return 'The database of DATABASE_URL does not answer.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
