/** @jest-environment node */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programArgs } from '../tests/harness/programs'
import { main } from './command-line'
import { openPglite } from './db/pglite'
import { migratedPostgres, testServer, type TestPostgres } from './testing/database'

const root = mkdtempSync(join(tmpdir(), 'store-api-cli-'))
const shop = join(root, 'shop')
/** Uses PostgreSQL if available: PGlite takes a second of processor time to open, for each command. */
let postgres: TestPostgres | undefined
beforeAll(async () => {
  await (await openPglite(shop)).close()
  if (testServer()) postgres = await migratedPostgres()
})
afterAll(async () => {
  await postgres?.close()
  rmSync(root, { recursive: true })
})

interface Result {
  code: number | null
  stdout: string
  stderr: string
}

/** The whole environment of a command. */
const envOf = (dataDir: string, databaseUrl = '') => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'test' as const,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  COMMAND_PRIORITY: 'normal',
})

/** Runs the program to its end. */
function runProgram(...args: string[]) {
  const child = spawn(process.execPath, [...programArgs('store-api/cli'), ...args], {
    env: envOf(shop),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (stdout += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)))
  return new Promise<Result>((done) => child.on('exit', (code) => done({ code, stdout, stderr })))
}

const environment = process.env
afterEach(() => {
  process.env = environment
})

/** Runs a command in this process, by the program's main function: a new process takes seconds to start. */
async function run(args: string[], { dataDir = shop, databaseUrl = '' } = {}): Promise<Result> {
  const result: Result = { code: 0, stdout: '', stderr: '' }
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((result.stdout += String(text)))),
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((result.stderr += String(text)))),
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      result.code = Number(code)
      return undefined as never
    }),
  ]
  process.env = envOf(dataDir, databaseUrl)
  await main(args)
  process.env = environment
  for (const spy of spies) spy.mockRestore()
  return result
}

describe('the command line', () => {
  it('lists its commands', async () => {
    const { code, stdout } = await run(['help'])
    expect(code).toBe(0)
    for (const name of [
      'serve',
      'reviews',
      'approve',
      'refuse',
      'answer',
      'set-price',
      'orders',
      'ship',
      'add-coupon',
      'set-stock',
    ])
      expect(stdout).toContain(`  ${name}`)
  })

  it('explains one command', async () => {
    const { code, stdout, stderr } = await run(['help', 'ship'])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Usage: npm run store-api -- ship [options] <order number>')
    expect(stdout).toContain('--carrier <name>')
    expect(await run(['ship', '--help'])).toEqual({ code, stdout, stderr })
  })

  it('serves without a command, and reports missing settings', async () => {
    expect(await runProgram()).toMatchObject({ code: 1, stderr: expect.stringContaining('STORE_API_SECRET') })
  })

  it('works on the shop’s database', async () => {
    expect(await runProgram('reviews')).toEqual({ code: 0, stdout: 'Nothing waits.\n', stderr: '' })
  })

  it.each([
    [['nonsense'], "unknown command 'nonsense': npm run store-api -- help lists the commands."],
    [['approve', '1'], 'There is no review 1.'],
    [['set-price', 'home', '--price', '79.00'], 'The shop was never filled: serve it first.'],
    [['add-coupon', 'TEN', '--percent', '10', '--text', 'Ten'], 'The shop was never filled: serve it first.'],
    [['coupons'], 'The shop was never filled: serve it first.'],
    [['set-stock', 'home-M', '1'], 'There is no stock-keeping unit home-M.'],
    [['set-store', '--name', 'Corner'], 'The shop was never filled: serve it first.'],
    [['set-page', 'faq', '--title', 'Asked'], 'There is no content page faq.'],
    [['set-category', 'sale', '--name', 'Less'], 'There is no category sale.'],
    [['order', 'TL-1'], 'There is no order TL-1.'],
    [['hold', 'tl-1'], 'There is no order TL-1.'],
    [['end-coupon', 'TEN'], 'There is no coupon TEN.'],
  ])('refuses %j in one sentence', async (args, sentence) => {
    const databaseUrl = postgres?.url ?? ''
    expect(await run(args, { databaseUrl })).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` })
  })

  it.each([
    ['reviews'],
    ['set-stock', 'home-M', '1'],
    ['set-store', '--name', 'Corner'],
    ['backup', '--to', join(root, 'none.backup')],
  ])('%s makes no database where there is none: another may be meant', async (name, ...args) => {
    const missingFolder = join(root, `without-${name}`)
    const sentence = `There is no database in ${missingFolder}, and DATABASE_URL is not set.\n`
    expect(await run([name, ...args], { dataDir: missingFolder })).toEqual({ code: 1, stdout: '', stderr: sentence })
    expect(existsSync(join(missingFolder, 'pglite'))).toBe(false)
  })
})
