/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addCompileHints, COMPILE_HINT } from './compile-hints'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hints-'))
  mkdirSync(join(folder, 'chunks'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const SCRIPT = 'globalThis.answer = () => 42\n'.repeat(1000)
const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

describe('the scripts of a build', () => {
  it('ask browsers to compile them while they are downloaded', () => {
    put('chunks/one.js', SCRIPT)
    expect(addCompileHints(folder)).toBe(1)
    expect(textOf('chunks/one.js')).toBe(COMPILE_HINT + SCRIPT)
  })

  it('ask once', () => {
    put('chunks/one.js', SCRIPT)
    addCompileHints(folder)
    expect(addCompileHints(folder)).toBe(0)
    expect(textOf('chunks/one.js')).toBe(COMPILE_HINT + SCRIPT)
  })

  it.each([
    ['a small script', 'chunks/small.js', 'globalThis.answer = 42\n'],
    ['a style', 'chunks/two.css', '.a{color:red}\n'.repeat(2000)],
    ['a compressed script', 'chunks/one.js.br', SCRIPT],
  ])('but %s is left as it is', (_, name, text) => {
    put(name, text)
    expect(addCompileHints(folder)).toBe(0)
    expect(textOf(name)).toBe(text)
  })
})
