import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { nodeEngine } from '../../../contract/engines/node'
import { deriveKeys } from '../../../contract/keys'
import { findFreePort } from '../../harness/ports'
import type { Processes } from '../../harness/processes'
import type { Database } from '../../../store-api/db/database'
import { variant } from '../../../store-api/db/schema'
import { randomOf } from '../random'
import { COUPONS } from '../harness/template'
import { standardDestination } from '../harness/checkout'
import { makePurchases, type ClientOptions } from './client'
import { ClientLog } from './verify'
import { Program } from './program'

/** Of each variant: more than a run can sell. */
const INITIAL_STOCK = 100_000
const CLIENTS = 20

const newSecret = () => randomBytes(48).toString('base64')

/** A shop under load, with the log of its clients. */
export interface CrashShop {
  storeApi: Program
  clientLog: ClientLog
  /** Stock of each variant before the first order. */
  stock: Map<number, number>
  /** Ends the load. Resolves when every client has completed its last purchase. */
  stopClients: () => Promise<void>
  stop: () => Promise<void>
}

interface CrashShopOptions {
  processes: Processes
  /** The filled database, before the programs open it. */
  db: Database
  /** Environment variables of the store API for this database. */
  env: Record<string, string>
  folder: string
  seed: string
  withPayments: boolean
}

async function startPrograms({ processes, env, folder, withPayments }: CrashShopOptions) {
  const [port, paymentPort] = [await findFreePort(), await findFreePort()]
  const secrets = { api: newSecret(), payments: newSecret(), hook: newSecret() }
  const shared = { NODE_ENV: 'production', LOG_LEVEL: 'fatal' }
  const payments = new Program(processes, {
    name: 'The payment service',
    program: 'payment-service/main',
    port: paymentPort,
    readyPath: '/healthz',
    env: {
      ...shared,
      PAYMENT_API_SECRET: secrets.payments,
      PAYMENT_HOOK_SECRET: secrets.hook,
      PAYMENT_HOOK_URL: `http://127.0.0.1:${port}/pay/hook`,
      PAYMENT_PORT: String(paymentPort),
      PAYMENT_PUBLIC_ORIGIN: `http://127.0.0.1:${paymentPort}`,
      PAYMENT_DATA_DIR: join(folder, 'payments'),
    },
  })
  const paymentEnv = {
    PAYMENT_API_URL: payments.url,
    PAYMENT_API_SECRET: secrets.payments,
    PAYMENT_HOOK_SECRET: secrets.hook,
  }
  const storeApi = new Program(processes, {
    name: 'The store API',
    program: 'store-api/main',
    port,
    readyPath: '/readyz',
    env: {
      ...shared,
      ...env,
      ...(withPayments ? paymentEnv : {}),
      STORE_API_PORT: String(port),
      STORE_API_SECRET: secrets.api,
    },
  })
  if (withPayments) await payments.start()
  await storeApi.start()
  return { storeApi, payments, keys: deriveKeys(nodeEngine, secrets.api) }
}

/** Starts the programs and the load. @param release closes the database before the programs open it */
export async function openCrashShop(options: CrashShopOptions, release: () => Promise<void>): Promise<CrashShop> {
  const { db, seed, withPayments } = options
  await db.update(variant).set({ stock: INITIAL_STOCK })
  const rows = await db.select().from(variant)
  const destination = await standardDestination(db)
  await release()

  const { storeApi, payments, keys } = await startPrograms(options)
  const clientLog = new ClientLog()
  const state = { isStopped: false }
  const clients: ClientOptions = {
    ...{ url: storeApi.url, keys, clientLog, destination, withPayments, random: randomOf(seed) },
    variants: rows.map(({ id, productKey }) => ({ id, key: productKey })),
    coupons: COUPONS.map(({ code }) => code),
    isStopped: () => state.isStopped,
  }
  const load = Promise.all(Array.from({ length: CLIENTS }, () => makePurchases(clients)))
  const stopClients = async () => {
    state.isStopped = true
    await load
  }
  const stop = async () => {
    await storeApi.stop()
    await payments.stop()
  }
  return { storeApi, clientLog, stock: new Map(rows.map(({ id, stock }) => [id, stock])), stopClients, stop }
}
