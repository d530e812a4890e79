import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderLocked, lockFolder } from './folder-lock'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
const file = join(folder, 'pglite.lock')
afterAll(() => rmSync(folder, { recursive: true }))

describe('the lock of a data folder', () => {
  it('is refused while a living process has it, and free again afterwards', () => {
    writeFileSync(file, String(process.ppid))
    expect(() => lockFolder(file)).toThrow(FolderLocked)
    expect(() => lockFolder(file)).toThrow(`process ${process.ppid}`)
    rmSync(file)
    const unlock = lockFolder(file)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    unlock()
    lockFolder(file)()
  })

  it('is taken over from a process that is dead', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((done) => child.on('exit', done))
    writeFileSync(file, String(child.pid))
    lockFolder(file)()
  })

  it.each(['', 'nonsense', '-1'])('is taken over when it says %j', (content) => {
    writeFileSync(file, content)
    lockFolder(file)()
  })

  it.each(['fresh', 'left behind'])(
    'is had by one of six processes that start at once, when it is %s',
    async (state) => {
      if (state === 'left behind') writeFileSync(file, '999999999')
      // Who has it keeps it until all six have tried, however long the last one takes to start.
      const script = `import(${JSON.stringify(join(process.cwd(), 'lib/config/folder-lock.ts'))}).then(({ lockFolder }) => {
      const unlock = lockFolder(${JSON.stringify(file)})
      console.log('had')
      process.stdin.resume().once('end', unlock)
    }).catch(() => process.exit(3))`
      const children = Array.from({ length: 6 }, () =>
        spawn(process.execPath, ['--import', 'tsx', '-e', script], { stdio: ['pipe', 'pipe', 'ignore'] }),
      )
      const tries = children.map(
        (child) =>
          new Promise((done) => {
            child.stdout.once('data', () => done('had'))
            child.once('exit', done)
          }),
      )
      expect((await Promise.all(tries)).sort()).toEqual([3, 3, 3, 3, 3, 'had'])
      for (const { stdin } of children) stdin.end()
      await Promise.all(children.map((child) => child.exitCode ?? new Promise((done) => child.once('exit', done))))
    },
    40_000,
  )
})
