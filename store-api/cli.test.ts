/** @jest-environment node */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programArgs } from '../tests/harness/programs'
import { openPglite } from './db/pglite'

const root = mkdtempSync(join(tmpdir(), 'store-api-cli-'))
const shop = join(root, 'shop')
beforeAll(async () => (await openPglite(shop)).close())
afterAll(() => rmSync(root, { recursive: true }))

const program = programArgs('store-api/cli')
const run = (...args: string[]) => runIn(shop, ...args)

/** Runs a command to its end. */
function runIn(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [...program, ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: dataDir, COMMAND_PRIORITY: 'normal' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, complained] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (complained += String(chunk)))
  return new Promise<{ code: number | null; said: string; complained: string }>((done) =>
    child.on('exit', (code) => done({ code, said, complained })),
  )
}

describe('the command line', () => {
  it('tells what it can do', async () => {
    const { code, said } = await run('help')
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
      expect(said).toContain(`  ${name}`)
  })

  it('explains one command', async () => {
    const { code, said, complained } = await run('help', 'ship')
    expect([code, complained]).toEqual([0, ''])
    expect(said).toContain('Usage: npm run store-api -- ship [options] <order number>')
    expect(said).toContain('--carrier <name>')
    expect(await run('ship', '--help')).toEqual({ code, said, complained })
  })

  it('serves without a command, and says what that lacks', async () => {
    expect(await run()).toMatchObject({ code: 1, complained: expect.stringContaining('STORE_API_SECRET') })
  })

  it('works on the shop’s database', async () => {
    expect(await run('reviews')).toEqual({ code: 0, said: 'Nothing waits.\n', complained: '' })
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
    expect(await run(...args)).toEqual({ code: 1, said: '', complained: `${sentence}\n` })
  })

  it.each([
    ['reviews'],
    ['set-stock', 'home-M', '1'],
    ['set-store', '--name', 'Corner'],
    ['backup', '--to', join(root, 'none.backup')],
  ])('%s makes no database where there is none: another may be meant', async (name, ...args) => {
    const nowhere = join(root, `without-${name}`)
    const sentence = `There is no database in ${nowhere}, and DATABASE_URL is not set.\n`
    expect(await runIn(nowhere, name, ...args)).toEqual({ code: 1, said: '', complained: sentence })
    expect(existsSync(join(nowhere, 'pglite'))).toBe(false)
  })
})
