/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { compressStatic } from './compress-static'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
  mkdirSync(join(folder, 'chunks'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const SCRIPT = 'export const answer = 42\n'.repeat(100)
const put = (name: string, text: string) => writeFileSync(join(folder, name), text)

describe('the output of a build', () => {
  it('has a compressed form beside every script and style, and beside nothing else', async () => {
    put('chunks/one.js', SCRIPT)
    put('chunks/two.css', '.a{color:red}\n'.repeat(100))
    put('chunks/font.woff2', 'x'.repeat(2000))
    expect(await compressStatic(folder)).toBe(2)
    expect(readdirSync(join(folder, 'chunks')).sort()).toEqual([
      'font.woff2',
      'one.js',
      'one.js.br',
      'two.css',
      'two.css.br',
    ])
    expect(brotliDecompressSync(readFileSync(join(folder, 'chunks/one.js.br'))).toString()).toBe(SCRIPT)
  })

  it('is compressed once: its name is its content', async () => {
    put('chunks/one.js', SCRIPT)
    await compressStatic(folder)
    const compressed = join(folder, 'chunks/one.js.br')
    utimesSync(compressed, 1, 1)
    expect(await compressStatic(folder)).toBe(0)
    expect(statSync(compressed).mtimeMs).toBe(1000)
  })
})
