/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'

const DOCUMENT = 'docs/spec-coverage.md'

/** The rows of the document's table: paragraph, sentence, and the tests that verify it. */
const rows = readFileSync(DOCUMENT, 'utf8')
  .split('\n')
  .filter((line) => /^\| §\d/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, paragraph = '', sentence = '', tests = '']) => ({ paragraph, sentence, tests }))

/** `file` › title */
const testsOf = (cell: string) =>
  [...cell.matchAll(/`([^`]+)` › “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))

describe('the table of what the spec says and which test shows it', () => {
  it('has rows for every paragraph it promises', () => {
    expect([...new Set(rows.map(({ paragraph }) => paragraph))]).toEqual(['§2', '§3', '§4', '§5', '§7', '§8', '§9'])
  })

  it.each([
    ...['Store settings', 'Extension scripts', 'Shop-wide state', 'Category tree node', 'Currency', 'User info'],
    ...['Cart:', 'Server cart reply', 'Cart line', 'Subscribe form', 'Label sets'],
  ])('has rows for the entity “%s” of §3', (entity) => {
    const own = rows.filter(({ paragraph, sentence }) => paragraph === '§3' && sentence.startsWith(entity))
    expect(own.length).toBeGreaterThan(0)
  })

  it.each(rows)('$paragraph $sentence', ({ tests }) => {
    const named = testsOf(tests)
    expect(named.length).toBeGreaterThan(0)
    for (const { file, title } of named) {
      expect([file, existsSync(file)]).toEqual([file, true])
      expect(readFileSync(file, 'utf8').replaceAll("\\'", "'")).toContain(title)
    }
  })
})
