/** @jest-environment node */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dataDir = mkdtempSync(join(tmpdir(), 'store-api-cli-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** Runs a command to its end. */
function run(...args: string[]): Promise<{ code: number | null; said: string; complained: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'store-api/cli.ts', ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, complained] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (complained += String(chunk)))
  return new Promise((done) => child.on('exit', (code) => done({ code, said, complained })))
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

  it('serves without a command, and says what that lacks', async () => {
    expect(await run()).toMatchObject({ code: 1, complained: expect.stringContaining('STORE_API_SECRET') })
  })

  it('works on the shop’s database', async () => {
    expect(await run('reviews')).toEqual({ code: 0, said: 'Nothing waits.\n', complained: '' })
  })

  it.each([
    [['nonsense'], 'nonsense is no command: npm run store-api -- help lists them.'],
    [['approve', '1'], 'There is no review 1.'],
    [['set-price', 'home', '--price', '79.00'], 'There is no product home.'],
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
})
