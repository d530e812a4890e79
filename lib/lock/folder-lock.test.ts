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
      const script = `import(${JSON.stringify(join(process.cwd(), 'lib/lock/folder-lock.ts'))}).then(({ lockFolder }) => {
      const unlock = lockFolder(${JSON.stringify(file)})
      setTimeout(unlock, 1500)
    }).catch(() => process.exit(3))`
      const contender = () =>
        new Promise<number | null>((done) => {
          const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { stdio: 'ignore' })
          child.on('exit', done)
        })
      const codes = await Promise.all(Array.from({ length: 6 }, contender))
      expect(codes.sort()).toEqual([0, 3, 3, 3, 3, 3])
    },
    20_000,
  )
})
