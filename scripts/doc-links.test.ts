/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const DECISIONS = 'docs/decisions'
const markdownIn = (folder: string, recursive = true) =>
  readdirSync(folder, { encoding: 'utf8', recursive })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))
const PAGES = [...markdownIn('.', false), ...markdownIn('docs')]
const read = (page: string) => readFileSync(page, 'utf8')

/** Links to files of the repository; a path may contain parentheses, like route groups. */
const linksIn = (page: string) =>
  [...read(page).matchAll(/(?:\]\(<?|<img src=")(?!https?:|mailto:)((?:[^()#\s"<>]|\([^()]*\))*)(?:#([^)\s]+))?/g)].map(
    ([, path = '', anchor]) => ({ target: path ? join(dirname(page), path) : page, anchor }),
  )

/** The anchors of a page's headings, as GitHub builds them. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('the documentation', () => {
  it('is found', () => expect(PAGES.flatMap(linksIn).length).toBeGreaterThan(100))

  it.each(PAGES)('%s links to existing files and headings only', (page) => {
    const broken = linksIn(page).filter(
      ({ target, anchor }) => !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor)),
    )
    expect(broken).toEqual([])
  })

  it('every page of docs/ is linked from its index', () => {
    const linked = [...linksIn('docs/README.md'), ...linksIn(`${DECISIONS}/README.md`)].map(({ target }) => target)
    expect(markdownIn('docs').filter((page) => page !== 'docs/README.md' && !linked.includes(page))).toEqual([])
  })
})

describe('decision records', () => {
  const records = markdownIn(DECISIONS).filter((page) => !page.endsWith('README.md'))

  it('are listed, each with its title', () => {
    const list = read(`${DECISIONS}/README.md`)
    for (const page of records) {
      const [, number = '', title = ''] = /^# (\d{3}) · (.+)$/m.exec(read(page)) ?? []
      expect(list).toContain(`- [${number}](${page.slice(DECISIONS.length + 1)}) ${title}`)
    }
  })

  it.each(records)('%s has a status and a date', (page) => {
    expect(read(page)).toMatch(
      /^# \d{3} · .+\n\n- Status: (?:accepted|superseded|removed).*\n- Date: 2\d{3}-\d{2}-\d{2}\n/,
    )
  })
})

it('README is short', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(200)
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(12_000)
})
