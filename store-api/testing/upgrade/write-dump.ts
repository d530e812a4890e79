import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { emptyPostgres } from '../database'
import { fillShop } from './fill-shop'

/**
 * Writes the dump of a filled shop for the upgrade tests: `NAME.sql.br`, and the replies of its store API as
 * `NAME.json.br`. Run it in a checkout of the release whose shops are upgraded; see docs/testing.md.
 */
const [, , name = 'shop'] = process.argv

const compress = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } })

const database = await emptyPostgres()
const replies = await fillShop(database)
const dump = execFileSync(
  'pg_dump',
  ['--no-owner', '--no-privileges', '--rows-per-insert=500', '--exclude-table-data=accepted_sign', database.url],
  { encoding: 'utf8', maxBuffer: 1e9 },
)
// Removes commands of psql, and settings that older servers do not support.
const statements = dump.replaceAll(/^(\\(un)?restrict .*|SET transaction_timeout.*|COMMENT ON EXTENSION .*)\n/gm, '')
writeFileSync(`${name}.sql.br`, compress(statements))
writeFileSync(`${name}.json.br`, compress(JSON.stringify(replies)))
await database.close()
