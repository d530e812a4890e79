import { open } from 'node:fs/promises'
import { CommandError } from '../../admin/cli/command-error'
import { writeAtomically } from '../write-file'

/** The first bytes of each kind: a gzip with PGlite's files, or the output of pg_dump. */
const MAGIC_BYTES = { pglite: Buffer.from([0x1f, 0x8b]), postgres: Buffer.from('PGDMP') }

/** @throws CommandError if the file does not exist, or is no backup of this kind of database */
export async function requireBackup(file: string, kind: keyof typeof MAGIC_BYTES): Promise<void> {
  const handle = await open(file).catch(() => null)
  if (!handle) throw new CommandError(`${file} cannot be read.`)
  const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0).finally(() => handle.close())
  const actualKind = (['pglite', 'postgres'] as const).find((one) =>
    buffer.subarray(0, MAGIC_BYTES[one].length).equals(MAGIC_BYTES[one]),
  )
  if (!actualKind) throw new CommandError(`${file} is no backup.`)
  if (actualKind === kind) return
  throw new CommandError(
    actualKind === 'pglite'
      ? `${file} is a backup of a data folder; DATABASE_URL names a PostgreSQL.`
      : `${file} is a backup of a PostgreSQL: name one by DATABASE_URL.`,
  )
}

/** Writes a backup; never overwrites a file. @throws FileRefused, and the errors of `fill` */
export const writeBackup = (file: string, fill: (part: number) => Promise<void>): Promise<void> =>
  writeAtomically(file, ({ fd }) => fill(fd), { taken: `${file} is there already: a backup takes no other's place.` })

/**
 * A restored backup may change everything shoppers see: storefronts are notified once the shop runs again. Backups of
 * versions without cache invalidation lack the table.
 */
export const INVALIDATE_ALL_SQL = `do $$ begin
  if to_regclass('public.change') is not null then insert into public.change (what) values ('shop'); end if;
end $$`
