/** @jest-environment node */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderLocked, makeFolderPrivate, lockFolder } from './data-folder'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
const file = join(folder, 'pglite.lock')
afterAll(() => rmSync(folder, { recursive: true }))

describe('the lock of a data folder', () => {
  it('is refused while a running process holds it, and free again afterwards', () => {
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

  it.each(['', 'nonsense', '-1'])('is taken over when its content is %j', (content) => {
    writeFileSync(file, content)
    lockFolder(file)()
  })

  it.each(['fresh', 'left behind'])(
    'is acquired by exactly one of six processes that start at once (%s)',
    async (state) => {
      if (state === 'left behind') writeFileSync(file, '999999999')
      // The winner keeps the lock until all six have tried, however long the last one takes to start.
      const script = `import(${JSON.stringify(join(process.cwd(), 'lib/config/data-folder.ts'))}).then(({ lockFolder }) => {
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

const root = mkdtempSync(join(tmpdir(), 'private-'))
const umask = process.umask()
beforeEach(() => void process.umask(0o022))
afterAll(() => {
  process.umask(umask)
  rmSync(root, { recursive: true })
})

const modeOf = (...path: string[]) => (statSync(join(root, ...path)).mode & 0o777).toString(8)

describe('a folder of data', () => {
  it('is created for this user only, and so are files written afterwards', () => {
    makeFolderPrivate(join(root, 'new', 'data'))
    writeFileSync(join(root, 'new', 'data', 'file'), '')
    mkdirSync(join(root, 'new', 'data', 'inner'))
    expect([modeOf('new', 'data'), modeOf('new', 'data', 'file'), modeOf('new', 'data', 'inner')]).toEqual([
      '700',
      '600',
      '700',
    ])
  })

  it('is closed with all its files if an earlier version left it open', () => {
    mkdirSync(join(root, 'old', 'pglite'), { recursive: true })
    writeFileSync(join(root, 'old', 'pglite', 'table'), '')
    writeFileSync(join(root, 'elsewhere'), '')
    chmodSync(join(root, 'elsewhere'), 0o644)
    symlinkSync(join(root, 'elsewhere'), join(root, 'old', 'link'))
    makeFolderPrivate(join(root, 'old'))
    expect([modeOf('old'), modeOf('old', 'pglite'), modeOf('old', 'pglite', 'table')]).toEqual(['700', '700', '600'])
    // A symbolic link's target is outside the folder, so its permissions are not changed.
    expect(modeOf('elsewhere')).toBe('644')
  })
})
