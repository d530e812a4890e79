import { closeSync, cpSync, openSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { applyShop, drawPictures } from '../../tests/harness/example-shop'
import { findFreePort } from '../../tests/harness/ports'
import { Processes } from '../../tests/harness/processes'
import { programArgs } from '../../tests/harness/programs'
import { startShop } from '../../tests/harness/shop'
import { newSettings } from '../stores/other-store'

/** A mail as the development page of the store API lists it. */
interface Mail {
  recipient: string
  subject: string
  text: string
  html: string
}

/** Filling a shop is a command of low priority, which other programs on a busy machine delay. */
export const FILL_TIMEOUT_MS = 900_000

/**
 * An empty shop with its own store API, payment service and database.
 * @param isLogged stores the log of its programs, from level warn, for `readLog`
 */
export async function openEmptyShop(env: Record<string, string> = {}, { isLogged = false } = {}) {
  const processes = new Processes()
  const settings = await newSettings({ isEmpty: true, env })
  const logFile = join(settings.dataDir, 'shop.log')
  const output = isLogged ? openSync(logFile, 'a') : undefined
  const logging = output === undefined ? {} : { output, logLevel: 'warn' }
  const paymentPort = await findFreePort()
  const start = (language: string) =>
    startShop(processes, {
      ...{ ...settings, ...logging, paymentPort },
      env: { ...settings.env, STORE_LANGUAGE: language },
    })
  const shop = await start('en')
  const { DATABASE_URL = '' } = settings.env ?? {}
  const commandEnv = { DATA_DIR: settings.dataDir, DATABASE_URL }

  /** Runs a command of the shop as its owner does. @throws Error when it fails */
  const command = async (...args: string[]) => {
    const { code } = await processes.run({
      name: args.join(' '),
      args: [...programArgs('store-api/cli'), ...args],
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
    if (output !== undefined) closeSync(output)
    rmSync(settings.dataDir, { recursive: true, force: true })
  }
  /** What its programs wrote, if it is logged. */
  const readLog = () => readFileSync(logFile, 'utf8')
  return { ...shop, dataDir: settings.dataDir, commandEnv, processes, command, mailsTo, readLog, reopen, close }
}

export type ExampleShop = Awaited<ReturnType<typeof openEmptyShop>>

/** Enough for lists of several pages; a unit test checks the documents of all 500. */
const BOOKS = 160

/** Width of the tea shop's pictures in pixels: half of theirs, so that drawing them takes a third of the time. */
const TEA_WIDTH = 600

/** Draws the pictures of a shop of `examples/`. @returns the folder to fill the shop from */
async function drawExample({ processes, dataDir }: ExampleShop, name: 'tea' | 'books') {
  const example = { path: resolve('examples', name), name }
  if (name === 'books') {
    await drawPictures(processes, example, [String(BOOKS)])
    return example
  }
  const path = join(dataDir, name)
  cpSync(example.path, path, { recursive: true, filter: (file) => basename(file) !== 'pictures' })
  await drawPictures(processes, example, [String(TEA_WIDTH), path])
  return { path, name }
}

/** A shop of `examples/`, filled by its documents and pictures. */
export async function openExampleShop(name: 'tea' | 'books'): Promise<ExampleShop> {
  const shop = await openEmptyShop()
  await applyShop(shop.processes, await drawExample(shop, name), shop.commandEnv)
  return shop
}
