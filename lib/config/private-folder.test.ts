/** @jest-environment node */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepPrivate } from './private-folder'

const root = mkdtempSync(join(tmpdir(), 'private-'))
const umask = process.umask()
beforeEach(() => void process.umask(0o022))
afterAll(() => {
  process.umask(umask)
  rmSync(root, { recursive: true })
})

const modeOf = (...path: string[]) => (statSync(join(root, ...path)).mode & 0o777).toString(8)

describe('a folder of data', () => {
  it('is made for this user alone, and so is what is written afterwards', () => {
    keepPrivate(join(root, 'new', 'data'))
    writeFileSync(join(root, 'new', 'data', 'file'), '')
    mkdirSync(join(root, 'new', 'data', 'inner'))
    expect([modeOf('new', 'data'), modeOf('new', 'data', 'file'), modeOf('new', 'data', 'inner')]).toEqual([
      '700',
      '600',
      '700',
    ])
  })

  it('is closed with all that lies in it where an earlier version left it open', () => {
    mkdirSync(join(root, 'old', 'pglite'), { recursive: true })
    writeFileSync(join(root, 'old', 'pglite', 'table'), '')
    writeFileSync(join(root, 'elsewhere'), '')
    chmodSync(join(root, 'elsewhere'), 0o644)
    symlinkSync(join(root, 'elsewhere'), join(root, 'old', 'link'))
    keepPrivate(join(root, 'old'))
    expect([modeOf('old'), modeOf('old', 'pglite'), modeOf('old', 'pglite', 'table')]).toEqual(['700', '700', '600'])
    // A link leads elsewhere: what is there is not the shop's to close.
    expect(modeOf('elsewhere')).toBe('644')
  })
})
