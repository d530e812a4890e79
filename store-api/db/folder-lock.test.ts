/** @jest-environment node */
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
})
