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

const output = () => join(root, 'static')
const served = () => readdirSync(join(output(), 'chunks')).sort()

/** Like `next build`: deletes the old files, then writes the new ones. */
function build(...chunks: string[]) {
  rmSync(output(), { recursive: true, force: true })
  mkdirSync(join(output(), 'chunks'), { recursive: true })
  for (const name of chunks) writeFileSync(join(output(), 'chunks', name), name)
}

const addRelease = (id: string, day: number) =>
  retainStaticFiles({
    output: output(),
    archive: join(root, 'archive'),
    build: id,
    retentionMs: 7 * DAY,
    now: START + day * DAY,
  })

describe('files of earlier releases', () => {
  it('are served beside those of the new one', () => {
    build('shared.js', 'one.js')
    expect(addRelease('1', 0)).toEqual({ added: 0, removed: 0 })
    build('shared.js', 'two.js')
    expect(addRelease('2', 1)).toEqual({ added: 1, removed: 0 })
    expect(served()).toEqual(['one.js', 'shared.js', 'two.js'])
  })

  it('are kept for seven days after the last release that needed them, however old they are', () => {
    build('one.js')
    addRelease('1', 0)
    build('two.js')
    addRelease('2', 30)
    expect(served()).toEqual(['one.js', 'two.js'])
    build('three.js')
    addRelease('3', 36)
    expect(served()).toEqual(['one.js', 'three.js', 'two.js'])
    build('four.js')
    expect(addRelease('4', 38)).toEqual({ added: 2, removed: 1 })
    expect(served()).toEqual(['four.js', 'three.js', 'two.js'])
  })

  it('are not part of the release they are served with: another build does not extend their retention', () => {
    build('one.js')
    addRelease('1', 0)
    build('two.js')
    addRelease('2', 1)
    addRelease('2', 2)
    build('three.js')
    addRelease('3', 9)
    expect(served()).toEqual(['three.js', 'two.js'])
  })

  it('are those of the release that is served, as long as it is', () => {
    build('one.js')
    addRelease('1', 0)
    expect(addRelease('1', 100)).toEqual({ added: 0, removed: 0 })
    build('two.js')
    addRelease('2', 101)
    expect(served()).toEqual(['one.js', 'two.js'])
  })
})
