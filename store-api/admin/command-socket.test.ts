import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { variant } from '../db/schema'
import { openTestShop } from '../testing/test-shop'
import { runCommandLine } from './cli/command-line'
import { CommandFailed, connectCommands, sendCommandLine, serveCommands, socketPath } from './command-socket'
import { localCommands } from './shop-commands'

const logger = pino({ level: 'silent' })
type TestShop = Awaited<ReturnType<typeof openTestShop>>
let folder: string
let shop: TestShop
let stop: (() => void) | null

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'))
  // A stale socket file of a killed shop.
  writeFileSync(socketPath(folder), '')
  shop = await openTestShop()
  stop = serveCommands(
    folder,
    {
      commands: localCommands(shop.shop),
      runCommandLine: (line) =>
        runCommandLine({ shop: shop.shop, archive: () => Promise.reject(new Error('none')) }, line),
    },
    logger,
  )
  while (!(await connectCommands(folder))) await pause(10)
})
afterAll(async () => {
  stop?.()
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const connectToShop = async () => {
  const commands = await connectCommands(folder)
  if (!commands) throw new Error('no shop accepts commands')
  return commands
}

describe('the socket of a running shop', () => {
  it('is accessible only to its own user', () => {
    expect(statSync(socketPath(folder)).mode & 0o777).toBe(0o600)
  })

  it('writes documents with progress, and shows and lists them', async () => {
    const progress: number[] = []
    const documents = [
      { kind: 'product' as const, input: { key: 'lamp', name: 'Lamp', price: 30 }, source: 'a' },
      { kind: 'product' as const, input: { key: 'lamp', prize: 1 }, source: 'b' },
    ]
    const results = await (
      await connectToShop()
    ).run('apply', { documents, actor: 'owner', isDryRun: false }, ({ done }) => progress.push(done))
    expect(progress).toEqual([1, 2])
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'refused'])
    expect(await (await connectToShop()).run('show', { kind: 'product', key: 'lamp' })).toMatchObject({
      version: 1,
      document: { price: 30 },
    })
    expect(await (await connectToShop()).run('list', { kind: 'product' })).toContainEqual({
      key: 'lamp',
      name: 'Lamp',
      state: '',
    })
  })

  it('writes nothing in a dry run', async () => {
    const documents = [{ kind: 'product' as const, input: { key: 'ghost', name: 'Ghost', price: 1 }, source: 'a' }]
    const results = await (await connectToShop()).run('apply', { documents, actor: 'owner', isDryRun: true })
    expect(results).toMatchObject([{ outcome: 'created' }])
    expect(await (await connectToShop()).run('show', { kind: 'product', key: 'ghost' })).toBeNull()
  })

  it('rebuilds the search', async () => {
    expect(await (await connectToShop()).run('reindex', null)).toEqual({ products: 5 })
  })

  it('rejects an unknown command and invalid JSON, and stays open', async () => {
    const commands = await connectToShop()
    await expect(commands.run('drop' as never, null as never)).rejects.toThrow(CommandFailed)
    await new Promise<void>((resolve) => {
      const socket = connect(socketPath(folder), () => socket.write('no json\n'))
      socket.on('data', () => {}).on('close', () => resolve())
    })
    expect(await (await connectToShop()).run('list', { kind: 'menu' })).toEqual([])
  })
})

describe('a command line that a running shop executes', () => {
  const run = (...args: string[]) => sendCommandLine(folder, { args, folder })

  it('prints what the command prints, and changes the shop', async () => {
    const [{ sku } = { sku: '' }] = await shop.shop.db.select().from(variant).limit(1)
    expect(await run('set-stock', sku, '7')).toEqual({ printed: [expect.stringContaining('7')], problem: '' })
    const [changed] = await shop.shop.db.select().from(variant).where(eq(variant.sku, sku))
    expect(changed?.stock).toBe(7)
    expect(await run('orders')).toMatchObject({ problem: '' })
  })

  it('returns the error message of the command', async () => {
    expect(await run('set-stock', 'nowhere', '7')).toEqual({ printed: [], problem: expect.stringContaining('nowhere') })
    expect(await run('sell')).toMatchObject({ printed: [], problem: expect.stringContaining("unknown command 'sell'") })
  })

  it('resolves files against the working directory of the command', async () => {
    expect(await run('set-store', '--scripts', 'missing.json')).toMatchObject({
      problem: 'missing.json cannot be read: ENOENT.',
    })
  })

  it.each(['serve', 'restore'])(
    'is rejected for %s, which needs exclusive access to the database files',
    async (name) => {
      expect(await run(name)).toEqual({ printed: [], problem: `The shop is running: stop it first for ${name}.` })
    },
  )

  it('separates the output of concurrent commands', async () => {
    const [orders, coupons] = await Promise.all([run('orders'), run('coupons')])
    expect(orders?.printed).not.toEqual(coupons?.printed)
  })
})

describe('connectCommands', () => {
  it('returns null if no shop runs', async () => {
    expect(await connectCommands(join(folder, 'elsewhere'))).toBeNull()
  })
})
