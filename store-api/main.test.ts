/** @jest-environment node */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programArgs } from '../tests/harness/programs'

const dataDir = mkdtempSync(join(tmpdir(), 'store-api-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

/** Starts the program and waits for its end. */
function run(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, programArgs('store-api/main'), {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      STORE_API_SECRET: 'x'.repeat(32),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
  return new Promise((done) => child.on('exit', (code) => done({ code, output })))
}

describe('a failed start', () => {
  it('on a folder in use by another process is reported in one sentence', async () => {
    writeFileSync(join(dataDir, 'pglite.lock'), String(process.pid))
    const { code, output } = await run({})
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`^The data folder is in use by process ${process.pid} \\(.*\\)\\.\n$`))
    rmSync(join(dataDir, 'pglite.lock'))
  })

  it('without a secret, or with a short one, names the variable', async () => {
    for (const secret of ['', 'short']) {
      const { code, output } = await run({ STORE_API_SECRET: secret })
      expect([code, output]).toEqual([1, expect.stringMatching(/^The store API cannot start:\n {2}STORE_API_SECRET: /)])
    }
  })

  it('with an address that is no mail server’s names the variable', async () => {
    const { code, output } = await run({ SMTP_URL: 'https://mail.example' })
    expect([code, output]).toEqual([1, expect.stringMatching(/^The store API cannot start:\n {2}SMTP_URL: must begin/)])
  })

  it('closes its data folder to every other user, also if it fails', async () => {
    const folder = join(dataDir, 'open')
    mkdirSync(folder, { mode: 0o755 })
    writeFileSync(join(folder, 'pglite.lock'), String(process.pid), { mode: 0o644 })
    await run({ DATA_DIR: folder })
    const modes = [folder, join(folder, 'pglite.lock')].map((path) => (statSync(path).mode & 0o777).toString(8))
    expect(modes).toEqual(['700', '600'])
  })

  it('on a database that does not answer says so', async () => {
    const probe = createServer()
    await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
    const address = probe.address()
    const port = typeof address === 'object' ? address?.port : 0
    await new Promise((done) => probe.close(done))
    const { code, output } = await run({ DATABASE_URL: `postgres://unknown@127.0.0.1:${port}/nothing` })
    expect([code, output]).toEqual([1, 'The database of DATABASE_URL does not answer.\n'])
  })
})
