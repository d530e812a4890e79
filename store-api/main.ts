import { join } from 'node:path'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { pino, type Logger } from 'pino'
import { nodeEngine } from '../lib/contract/engines/node'
import { deriveKeys } from '../lib/contract/keys'
import { createApp } from './app'
import { buildCatalogue } from './catalogue/build-catalogue'
import type { OpenDatabase } from './db/database'
import { migrate } from './db/migrate'
import { openPglite } from './db/open-pglite'
import { openPostgres } from './db/open-postgres'
import { readEnv, type StoreApiEnv } from './env'
import { PictureCache } from './images/picture-cache'
import { seedingProgress } from './seed/progress'
import { seed } from './seed/seed'
import { sayWhy } from './start-error'
import { stopGracefully } from './stop'
import { textsOf } from './texts/texts-of'

/** Requests under way get this long to finish when the program is told to stop, in milliseconds. */
const DRAIN = 15_000

const listen = (server: ServerType, { STORE_API_HOST, STORE_API_PORT }: StoreApiEnv) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(STORE_API_PORT, STORE_API_HOST, resolve)
  })

async function fill({ db }: OpenDatabase) {
  const progress = seedingProgress()
  await seed(db, buildCatalogue(), { onProgress: progress.onProgress })
  progress.stop()
}

async function main() {
  const env = readEnv()
  const logger = pino({ level: env.LOG_LEVEL, base: { program: 'store-api' } })
  const database = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, (error) => logger.warn({ err: error }, 'an idle connection broke'))
    : await openPglite(env.DATA_DIR)
  try {
    await serve(env, database, logger)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(env: StoreApiEnv, database: OpenDatabase, logger: Logger) {
  await migrate(database.db)
  await fill(database)

  const secrets = [env.STORE_API_SECRET, env.STORE_API_SECRET_PREVIOUS].filter(Boolean)
  const app = createApp({
    db: database.db,
    keys: secrets.map((secret) => deriveKeys(nodeEngine, secret)),
    language: env.STORE_LANGUAGE,
    texts: textsOf(env.STORE_LANGUAGE),
    publicOrigin: env.PUBLIC_ORIGIN,
    acceptsPathSign: env.SIGN_SCHEME_PATH_ACCEPTED,
    logger,
    pictures: new PictureCache(join(env.DATA_DIR, 'pictures'), env.PICTURE_CACHE_BYTES),
    now: Date.now,
  })
  if (env.SIGN_SCHEME_PATH_ACCEPTED)
    logger.warn('the plain hash of spec §7 is accepted for a signature: it proves nothing')

  const server = createAdaptorServer({ fetch: app.fetch })
  stopGracefully({ server, database, logger, drain: DRAIN })
  await listen(server, env)
  logger.info({ host: env.STORE_API_HOST, port: env.STORE_API_PORT }, 'listening')
}

main().catch((error: unknown) => {
  process.stderr.write(`${sayWhy(error)}\n`)
  process.exit(1)
})
