import { Client } from 'pg'
import { openPostgres, openPostgresForCommands } from '../../../store-api/db/postgres'
import type { OpenDatabase } from '../../../store-api/db/database'
import { generate } from '../../../store-api/demo/generator/generate'
import { generatingProgress } from '../../../store-api/demo/seed/progress'

async function createDatabase(server: string, name: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (!rowCount) await client.query(`create database ${name}`)
  await client.end()
}

/** Opens a shop of `products` products on a PostgreSQL server: generated once, and reused by later runs. */
export async function openCatalogue(server: string, products: number): Promise<OpenDatabase> {
  const name = `scale_${products}`
  await createDatabase(server, name)
  const url = new URL(server)
  url.pathname = name
  const { db, close } = openPostgresForCommands(url.href)
  const progress = generatingProgress()
  await generate(db, { products, language: 'en', onProgress: progress.onProgress })
  progress.stop()
  await close()
  return openPostgres(url.href)
}
