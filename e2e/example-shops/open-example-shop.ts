import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { applyShop, drawPictures } from '../../tests/harness/example-shop'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { makeSecrets } from '../../tests/harness/secrets'
import { startShop } from '../../tests/harness/shop'
import { settingsFor } from '../stores/other-store'

/** A mail as the development page of the store API lists it. */
interface Mail {
  recipient: string
  subject: string
  text: string
  html: string
}

/** A shop without anything in it, with a store API and a payment service of its own. */
export async function openEmptyShop(env: Record<string, string> = {}) {
  const processes = new Processes()
  const settings = await settingsFor(env, makeSecrets().storeApi)
  const paymentPort = await findFreePort()
  const start = (language: string) =>
    startShop(processes, {
      ...{ ...settings, isEmpty: true, paymentPort },
      env: { ...settings.env, STORE_LANGUAGE: language },
    })
  const shop = await start('en')
  const commandEnv = { DATA_DIR: settings.dataDir }

  /** Runs a command of the shop as its owner does. @throws Error when it fails */
  const command = async (...args: string[]) => {
    const { code } = await processes.run({
      name: args.join(' '),
      args: ['--import', 'tsx', 'store-api/cli.ts', ...args],
      env: commandEnv,
    })
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
  }
  /** The mails to a person, newest first. */
  const mailsTo = async (email: string) => {
    const mails = (await (await fetch(`${shop.storeApiUrl}/dev/outbox.json`)).json()) as Mail[]
    return mails.filter(({ recipient }) => recipient === email)
  }
  /** Opens the shop again in another of its languages, at the same address. */
  const reopen = async (language: 'en' | 'de' | 'es') => {
    await processes.stopAll()
    await start(language)
  }
  const close = async () => {
    await processes.stopAll()
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
  return { ...shop, dataDir: settings.dataDir, processes, command, mailsTo, reopen, close }
}

export type ExampleShop = Awaited<ReturnType<typeof openEmptyShop>>

/** A shop of `examples/`, filled by its documents and pictures. */
export async function openExampleShop(name: 'tea' | 'books', env: Record<string, string> = {}): Promise<ExampleShop> {
  const shop = await openEmptyShop(env)
  const folder = { path: resolve('examples', name), name }
  await drawPictures(shop.processes, folder)
  await applyShop(shop.processes, folder, { DATA_DIR: shop.dataDir })
  return shop
}
