/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const DECISIONS = 'docs/decisions'
const markdownIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.md'))
const PAGES = ['README.md', ...['docs', DECISIONS].flatMap((at) => markdownIn(at).map((file) => join(at, file)))]

/** Files of the repository a page links to, as they stand in its brackets. */
const linksIn = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link)

describe('the documentation', () => {
  it('is found', () => expect(PAGES.flatMap(linksIn).length).toBeGreaterThan(20))

  it.each(PAGES)('%s links to nothing that is not there', (page) => {
    expect(linksIn(page).filter((link) => !existsSync(join(dirname(page), link)))).toEqual([])
  })

  it('lists every decision', () => {
    const list = `${DECISIONS}/README.md`
    expect(linksIn(list).toSorted()).toEqual(markdownIn(DECISIONS).filter((file) => file !== 'README.md'))
  })
})
