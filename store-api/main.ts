import { join } from 'node:path'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { type Logger, pino } from 'pino'
import { nodeEngine } from '../contract/engines/node'
import { deriveKeys } from '../contract/keys'
import { makeFolderPrivate } from '../lib/config/data-folder'
import { serveMetrics } from '../lib/telemetry/metrics'
import { runCommandLine } from './admin/cli/command-line'
import { serveCommands } from './admin/command-socket'
import { localCommands } from './admin/shop-commands'
import { createApp } from './app'
import { CatalogIndex } from './catalog/facet-index/catalog-index'
import { Pace } from './catalog/operations/pace'
import { ImageCache } from './catalog/images/image-cache'
import { openMediaStorage } from './catalog/media/open-storage'
import type { OpenDatabase } from './db/database'
import { createEmptyShop, isEmptyShop } from './db/empty-shop'
import { migrate } from './db/migrate'
import { openPglite } from './db/pglite'
import { openPostgres } from './db/postgres'
import { openReplica } from './db/replica'
import { imageRenderer, seedDemo } from './demo/demo'
import { hasAdminPages, hasDevTools, readEnv, type StoreApiEnv } from './env'
import type { Shop } from './http/context'
import { LOG_SERIALIZERS, scopeForLog } from './http/logging'
import { watchMedia, watchReplica, watchShop } from './http/metrics'
import { DEFAULT_CONCURRENCY_LIMITS } from './http/request-limits'
import { textsOf } from './i18n/texts'
import { openStorefronts } from './jobs/cache-invalidation'
import { startJobs } from './jobs/start-jobs'
import { openPayments } from './payments/payment-service'
import { SearchCounts } from './search/search-counts'
import { describeStartError } from './start-error'
import { stopGracefully } from './stop'

/** Time for requests in progress to finish after a stop signal. */
const DRAIN_TIMEOUT_MS = 15_000

const MINUTE_MS = 60_000

const listen = (server: ServerType, { STORE_API_HOST, STORE_API_PORT }: StoreApiEnv) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(STORE_API_PORT, STORE_API_HOST, resolve)
  })

const concurrencyLimitsOf = ({ RATE_LIMIT_WRITE_PER_MINUTE: writesPerMinute }: StoreApiEnv) => ({
  ...DEFAULT_CONCURRENCY_LIMITS,
  writesPerMinute,
})

/**
 * An existing shop keeps the settings it was created with; the configuration applies only to a database without one.
 */
async function seedShop({ db }: OpenDatabase, env: StoreApiEnv, logger: Logger) {
  if (!env.DEMO_CATALOGUE && (await createEmptyShop(db, env.PUBLIC_ORIGIN)))
    return logger.info('the shop starts empty; DEMO_CATALOGUE=true creates one with a demo catalogue')
  if (await isEmptyShop(db)) {
    if (env.DEMO_CATALOGUE) logger.warn('DEMO_CATALOGUE has no effect: the database was created without it')
    return
  }
  await seedDemo(db, env)
}

async function main() {
  const env = readEnv()
  const logger = pino({
    level: env.LOG_LEVEL,
    base: { program: 'store-api' },
    mixin: scopeForLog,
    serializers: LOG_SERIALIZERS,
  })
  // With PostgreSQL it still contains pictures.
  makeFolderPrivate(env.DATA_DIR)
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

const withReplica = (database: OpenDatabase, replica: OpenDatabase | undefined): OpenDatabase => ({
  ...database,
  close: async () => {
    await replica?.close()
    await database.close()
  },
})

function openReaders({ DATABASE_URL, DATABASE_READ_URL }: StoreApiEnv, logger: Logger) {
  if (!DATABASE_URL || !DATABASE_READ_URL) return undefined
  return openReplica(DATABASE_READ_URL, DATABASE_URL, (error) =>
    logger.warn({ err: error }, 'the replica is down or lagging: the primary is read'),
  )
}

async function serve(env: StoreApiEnv, database: OpenDatabase, logger: Logger) {
  const media = await openMediaStorage(env)
  await migrate(database.db)
  await seedShop(database, env, logger)

  const replica = openReaders(env, logger)
  const storefronts = openStorefronts(env)
  const secrets = [env.STORE_API_SECRET, env.STORE_API_SECRET_PREVIOUS].filter(Boolean)
  const leaving = { isShuttingDown: false }
  const pictures = new ImageCache(join(env.DATA_DIR, 'pictures'), env.IMAGE_CACHE_MAX_BYTES)
  const shop: Shop = {
    db: database.db,
    readers: replica && { db: replica.db, catalog: new CatalogIndex(replica.db), catchUp: replica.catchUp },
    keys: secrets.map((secret) => deriveKeys(nodeEngine, secret)),
    language: env.STORE_LANGUAGE,
    texts: textsOf(env.STORE_LANGUAGE),
    publicOrigin: env.PUBLIC_ORIGIN,
    hasDevTools: hasDevTools(env),
    hasAdminPages: hasAdminPages(env),
    acceptsPathSign: env.SIGN_SCHEME_PATH_ACCEPTED,
    logger,
    pictures,
    imageRenderer,
    media,
    mediaMaxBytes: env.MEDIA_MAX_BYTES,
    catalog: new CatalogIndex(database.db),
    searchCounts: new SearchCounts(),
    payments: openPayments(env, logger),
    guestsMayOrder: env.GUEST_CHECKOUT,
    orderEmails: env.ORDER_EMAILS,
    unpaidOrderTtlMs: env.UNPAID_ORDER_TTL_MINUTES * MINUTE_MS,
    unpaidGuestOrderTtlMs: env.UNPAID_GUEST_ORDER_TTL_MINUTES * MINUTE_MS,
    now: Date.now,
    isShuttingDown: () => leaving.isShuttingDown,
  }
  if (env.SIGN_SCHEME_PATH_ACCEPTED)
    logger.warn('the plain hash of spec §7 is accepted for a signature: it proves nothing')

  const server = createAdaptorServer({ fetch: createApp(shop, concurrencyLimitsOf(env)).fetch })
  const stopJobs = startJobs(shop, { smtpUrl: env.SMTP_URL, storefronts })
  // Only one process can open a PGlite; commands connect to PostgreSQL themselves.
  const { archive } = database
  const stopCommands =
    archive &&
    serveCommands(
      env.DATA_DIR,
      {
        commands: localCommands({ ...shop, pace: new Pace() }),
        runCommandLine: (line) => runCommandLine({ shop, archive }, line),
      },
      logger,
    )
  const stopBackground = async () => {
    stopCommands?.()
    await stopJobs()
  }
  const onShutdown = () => void (leaving.isShuttingDown = true)
  const opened = withReplica(database, replica)
  stopGracefully({
    server,
    database: opened,
    logger,
    stopBackground,
    drainTimeoutMs: DRAIN_TIMEOUT_MS,
    onShutdown,
    delay: env.DRAIN_DELAY_MS,
  })
  watchShop(database)
  watchMedia({ db: database.db, cache: pictures, maxBytes: env.MEDIA_MAX_BYTES })
  if (replica) watchReplica(replica)
  const onError = (error: Error) => logger.error({ err: error }, 'metrics cannot be served')
  serveMetrics({ program: 'store-api', host: env.METRICS_HOST, port: env.METRICS_PORT, onError })
  await listen(server, env).catch(async (error: unknown) => {
    await stopBackground()
    throw error
  })
  // Loaded in the background: the listings of a large shop take long to read.
  shop.catalog.current().catch((error: unknown) => logger.warn({ err: error }, 'listings could not be read'))
  if (!env.SMTP_URL) logger.info('without SMTP_URL mails are written and not sent')
  logger.info({ host: env.STORE_API_HOST, port: env.STORE_API_PORT }, 'listening')
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartError(error)}\n`)
  process.exit(1)
})
