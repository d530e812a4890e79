/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { SECURITY_ROWS, securityDoc } from './security-doc'

const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => letter + String(n + 1).padStart(2, '0'))

describe('the table of what the shop withstands and which test shows it', () => {
  it('has a row for each requirement, once and in order', () => {
    const found = SECURITY_ROWS.map(({ id }) => id)
    const countOf = (letter: string) => found.filter((id) => id.startsWith(letter)).length
    expect(found).toEqual(['F', 'K', 'T', 'O'].flatMap((letter) => ids(letter, countOf(letter))))
  })

  it.each(SECURITY_ROWS)('$id $requirement', ({ id, tests }) => {
    expect([id, tests.length > 0]).toEqual([id, true])
    for (const [file, title] of tests) {
      expect([file, existsSync(file)]).toEqual([file, true])
      expect(readFileSync(file, 'utf8').replaceAll("\\'", "'")).toContain(title)
    }
  })

  it('is written as it is: npm run docs', () => {
    expect(readFileSync('docs/security.md', 'utf8')).toBe(securityDoc())
  })
})
