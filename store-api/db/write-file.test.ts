/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileRefused, writeWhole } from './write-file'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'write-file-'))))
afterEach(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

it('writes a file that its user alone can read', async () => {
  await writeWhole(at('a.csv'), async (file) => void (await file.write('x')))
  expect(readFileSync(at('a.csv'), 'utf8')).toBe('x')
  expect(statSync(at('a.csv')).mode & 0o777).toBe(0o600)
})

it('has another name until it is whole', async () => {
  await writeWhole(at('a.csv'), async (file) => {
    await file.write('half')
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^a\.csv\.\d+\.part$/)])
  })
  expect(readdirSync(folder)).toEqual(['a.csv'])
})

it('leaves nothing behind where writing fails', async () => {
  const fail = () => Promise.reject(new Error('the database is gone'))
  await expect(writeWhole(at('a.csv'), fail)).rejects.toThrow('the database is gone')
  expect(readdirSync(folder)).toEqual([])
})

it('refuses to take the place of a file, also of one that came while it was written', async () => {
  writeFileSync(at('a.csv'), 'old')
  await expect(writeWhole(at('a.csv'), async () => {})).rejects.toThrow(FileRefused)
  const late = async () => writeFileSync(at('b.csv'), 'old')
  await expect(writeWhole(at('b.csv'), late)).rejects.toThrow('b.csv is there already.')
  expect([readFileSync(at('a.csv'), 'utf8'), readFileSync(at('b.csv'), 'utf8')]).toEqual(['old', 'old'])
})

it('takes the place of a file where that is wanted, with its own rights', async () => {
  writeFileSync(at('a.csv'), 'old', { mode: 0o644 })
  await writeWhole(at('a.csv'), async (file) => void (await file.write('new')), { replaces: true })
  expect([readFileSync(at('a.csv'), 'utf8'), statSync(at('a.csv')).mode & 0o777]).toEqual(['new', 0o600])
})

it('says which file cannot be written', async () =>
  expect(writeWhole(at('none/a.csv'), async () => {})).rejects.toThrow(/none\/a\.csv cannot be written: ENOENT/))
