/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileRefused, writeAtomically } from './write-file'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'write-file-'))))
afterEach(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

it('writes a file that its user alone can read', async () => {
  await writeAtomically(at('a.csv'), async (file) => void (await file.write('x')))
  expect(readFileSync(at('a.csv'), 'utf8')).toBe('x')
  expect(statSync(at('a.csv')).mode & 0o777).toBe(0o600)
})

it('has a temporary name until it is complete', async () => {
  await writeAtomically(at('a.csv'), async (file) => {
    await file.write('half')
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^a\.csv\.\d+\.part$/)])
  })
  expect(readdirSync(folder)).toEqual(['a.csv'])
})

it('leaves no file if writing fails', async () => {
  const fail = () => Promise.reject(new Error('the database is gone'))
  await expect(writeAtomically(at('a.csv'), fail)).rejects.toThrow('the database is gone')
  expect(readdirSync(folder)).toEqual([])
})

it('does not replace an existing file, even one created while it was written', async () => {
  writeFileSync(at('a.csv'), 'old')
  await expect(writeAtomically(at('a.csv'), async () => {})).rejects.toThrow(FileRefused)
  const writeCompetingFile = async () => writeFileSync(at('b.csv'), 'old')
  await expect(writeAtomically(at('b.csv'), writeCompetingFile)).rejects.toThrow('b.csv is there already.')
  expect([readFileSync(at('a.csv'), 'utf8'), readFileSync(at('b.csv'), 'utf8')]).toEqual(['old', 'old'])
})

it('replaces a file on request, with its own permissions', async () => {
  writeFileSync(at('a.csv'), 'old', { mode: 0o644 })
  await writeAtomically(at('a.csv'), async (file) => void (await file.write('new')), { replaces: true })
  expect([readFileSync(at('a.csv'), 'utf8'), statSync(at('a.csv')).mode & 0o777]).toEqual(['new', 0o600])
})

it('says which file cannot be written', async () =>
  expect(writeAtomically(at('none/a.csv'), async () => {})).rejects.toThrow(/none\/a\.csv cannot be written: ENOENT/))
