/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { retainStaticFiles } from './static-archive'

const DAY = 86_400_000
const START = Date.UTC(2026, 8, 1)
let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'static-'))))
afterEach(() => rmSync(root, { recursive: true }))

const made = () => join(root, 'static')
const served = () => readdirSync(join(made(), 'chunks')).sort()

/** Like `next build`: deletes the old files, then writes the new ones. */
function build(...chunks: string[]) {
  rmSync(made(), { recursive: true, force: true })
  mkdirSync(join(made(), 'chunks'), { recursive: true })
  for (const name of chunks) writeFileSync(join(made(), 'chunks', name), name)
}

const keep = (id: string, day: number) =>
  retainStaticFiles({
    made: made(),
    archive: join(root, 'archive'),
    build: id,
    keepFor: 7 * DAY,
    now: START + day * DAY,
  })

describe('files of earlier releases', () => {
  it('are served beside those of the new one', () => {
    build('shared.js', 'one.js')
    expect(keep('1', 0)).toEqual({ added: 0, forgotten: 0 })
    build('shared.js', 'two.js')
    expect(keep('2', 1)).toEqual({ added: 1, forgotten: 0 })
    expect(served()).toEqual(['one.js', 'shared.js', 'two.js'])
  })

  it('are kept for seven days after the last release that needed them, however old they are', () => {
    build('one.js')
    keep('1', 0)
    build('two.js')
    keep('2', 30)
    expect(served()).toEqual(['one.js', 'two.js'])
    build('three.js')
    keep('3', 36)
    expect(served()).toEqual(['one.js', 'three.js', 'two.js'])
    build('four.js')
    expect(keep('4', 38)).toEqual({ added: 2, forgotten: 1 })
    expect(served()).toEqual(['four.js', 'three.js', 'two.js'])
  })

  it('are no part of the release they are served with: kept once more, they grow no younger', () => {
    build('one.js')
    keep('1', 0)
    build('two.js')
    keep('2', 1)
    keep('2', 2)
    build('three.js')
    keep('3', 9)
    expect(served()).toEqual(['three.js', 'two.js'])
  })

  it('are those of the release that is served, as long as it is', () => {
    build('one.js')
    keep('1', 0)
    expect(keep('1', 100)).toEqual({ added: 0, forgotten: 0 })
    build('two.js')
    keep('2', 101)
    expect(served()).toEqual(['one.js', 'two.js'])
  })
})
