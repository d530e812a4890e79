/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Entry, nameOf, readBaseline, type Snapshot, writeBaseline } from './snapshot'
import { compareSnapshots, describeChanges, diffLines } from './compare'
import { GROUPS } from './samples'

const entry = (change: Partial<Entry> = {}): Entry => ({
  status: 200,
  headers: { 'content-type': 'text/html', location: '/a' },
  frame: ['Menu'],
  outline: ['<h1> Shirts', 'Two of them'],
  ...change,
})

const snapshots = (change: Partial<Entry> = {}): Record<string, Snapshot> => ({
  home: { 'GET /': entry() },
  categories: { 'GET /a': entry(change), 'GET /b': entry(change) },
})

describe('compareSnapshots', () => {
  it('finds no change between equal snapshots', () => expect(compareSnapshots(snapshots(), snapshots())).toEqual([]))

  it('reports a change of several responses once', () => {
    const changes = compareSnapshots(
      snapshots(),
      snapshots({ headers: { 'content-type': 'text/plain', location: '/a' } }),
    )
    expect(changes).toEqual([
      { what: 'header content-type: text/html → text/plain', where: ['categories: GET /a', 'categories: GET /b'] },
    ])
  })

  it('reports removed and added lines, and removed requests', () => {
    const after = snapshots({ outline: ['<h1> Shirts', 'Three of them'] })
    delete after.home
    expect(describeChanges(compareSnapshots(snapshots(), after))).toBe(
      [
        'text:\n    - Two of them\n    + Three of them\n  categories: GET /a\n  categories: GET /b',
        'no longer recorded\n  home: GET /',
      ].join('\n\n'),
    )
  })
})

describe('diffLines', () => {
  it('omits the common lines', () => {
    expect(diffLines(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd', 'e'])).toEqual(['- b', '+ x', '+ e'])
  })
})

describe('the files of a baseline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are read as they were written, although equal headers and frames are stored once', () => {
    const before = snapshots({ frame: undefined })
    writeBaseline(before, { 'database schema': 'abc' }, folder)
    const { snapshots: after, figures } = readBaseline(folder)
    expect(compareSnapshots(before, after)).toEqual([])
    expect(figures).toEqual({ 'database schema': 'abc' })
  })
})

describe('the requests of the baseline', () => {
  it('are more than 300, with unique names', () => {
    const names = GROUPS.flatMap(({ name, samples }) => samples.map((sample) => `${name}: ${nameOf(sample)}`))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(300)
  })
})
