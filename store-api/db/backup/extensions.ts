import { escapeIdentifier, type Client } from 'pg'
import { CommandError } from '../../admin/cli/command-error'

/** How `pg_restore --list` writes an extension, and a comment on one. */
const EXTENSION = /^\d+; \d+ \d+ EXTENSION - (.*\S)/
const COMMENT = /^\d+; \d+ \d+ COMMENT - EXTENSION /

const nameIn = (line: string) => EXTENSION.exec(line)?.[1]

async function listExtensions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ extname: string }>('select extname from pg_extension')
  return rows.map(({ extname }) => extname)
}

/** Tries it and takes it back. @throws CommandError */
async function requireRightToMake(client: Client, name: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`create extension ${escapeIdentifier(name)}`)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(`The database has no extension ${name}, and this role cannot make it: ${why}.`)
  } finally {
    await client.query('rollback')
  }
}

/**
 * What pg_restore has to do in a database, of all that a backup holds. Extensions that are there stay as they are: where
 * they were made by somebody else, as managed databases do it, this role can neither drop them nor comment on them.
 * The others pg_restore makes itself, so that they are gone again when it fails.
 * @param list as `pg_restore --list` writes it
 * @throws CommandError where an extension is missing that this role cannot make
 */
export async function withoutExtensionsOf(client: Client, list: string): Promise<string> {
  const present = new Set(await listExtensions(client))
  const lines = list.split('\n')
  for (const name of lines.map(nameIn)) if (name && !present.has(name)) await requireRightToMake(client, name)
  return lines.filter((line) => !COMMENT.test(line) && !present.has(nameIn(line) ?? '')).join('\n')
}
