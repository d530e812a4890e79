/** @jest-environment node */
import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { inScript } from '../../cache/in-script.mjs'
import { NO_FILTER, filterQuery, readFilter } from '../listing/filter'
import { toFilterSegment } from '../listing/filter-segment'
import { readKeyword, toKeywordSegment } from '../search/keyword'
import { FRAME_FILTER } from './frame-keyword'
import { foundDrawing } from './found-drawing'
import type { FoundView } from './found-view'
import { PageFrame } from './page-frame'

const MARK = '0123456789abcdef0123456789abcdef'
const FONT = '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>'
const OLD_BROWSERS = '<script src="/old.js" noModule=""></script>'
const SEAM = '"]);self.__next_f.push([1,"'

/** The page of a search for the mark as Next makes it, its data cut in the middle of the mark. */
function pageOf(isNarrowed: boolean) {
  const narrowed = isNarrowed ? `&${filterQuery(FRAME_FILTER)}` : ''
  const address = `https://shop.example/search?limit=12&keyword=${MARK}${narrowed}&page=1`
  const segments = [toKeywordSegment(MARK), ...(isNarrowed ? [toFilterSegment(FRAME_FILTER)] : [])]
  const rows = [
    `1:${JSON.stringify(segments.map((k) => ({ k })))}`,
    `2:${JSON.stringify(['$', '$L1d', null, { view: MARK }])}`,
    `3:${JSON.stringify([`Results for “${MARK}”`, MARK, address])}`,
  ]
  const data = inScript(rows.join('\n')).replaceAll(MARK, `${MARK.slice(0, 9)}${SEAM}${MARK.slice(9)}`)
  return (
    `<!DOCTYPE html><html><head>${FONT}<title>Results for “${MARK}”</title>` +
    `<link rel="canonical" href="${address.replaceAll('&', '&amp;')}"/>${OLD_BROWSERS}</head>` +
    `<body><main><p>${MARK}</p></main><footer>Ünder</footer>` +
    `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"${data}"])</script></body></html>`
  )
}

const frameOf = (isNarrowed: boolean) => {
  const frame = PageFrame.of(pageOf(isNarrowed), MARK, isNarrowed)
  if (!frame) throw new Error('no frame')
  return frame
}

/** What a search fills in. Of the view this file needs no more than that it is data. */
function fill(keyword: string, { filter = NO_FILTER, view = {}, html = '<h1>Found</h1>' } = {}) {
  const frame = frameOf(filterQuery(filter) !== '')
  const { pieces, hash } = frame.fill({ keyword, filter, drawing: foundDrawing(view as FoundView, html) })
  const page = Buffer.concat(pieces).toString()
  const script = /<script>(\(self\.__next_f=[\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
  const self: { __next_f?: [number, string][] } = {}
  runInNewContext(script, { self })
  const text = (self.__next_f ?? []).map(([, part]) => part ?? '').join('')
  const rows = text.split(/\n(?=\d:)/).map((row) => JSON.parse(row.slice(2)) as unknown[])
  return { page, hash, script, rows }
}

describe('the frame of a search', () => {
  it('becomes the page of another: its words, its address, its place inside', () => {
    const { page, rows } = fill('home shirt', { view: { title: 'x' } })
    expect(page).toContain('<main><h1>Found</h1></main>')
    expect(page).toContain('<title>Results for “home shirt”</title>')
    expect(page).toContain('limit=12&amp;keyword=home+shirt&amp;page=1"/>')
    expect(rows).toEqual([
      [{ k: toKeywordSegment('home shirt') }],
      ['$', '$L1d', null, { view: { title: 'x' } }],
      ['Results for “home shirt”', 'home shirt', 'https://shop.example/search?limit=12&keyword=home+shirt&page=1'],
    ])
  })

  it('is one of its own where a search is narrowed; its address is without the order', () => {
    const filter = readFilter(new URLSearchParams('team=b,a&price=2000-&sort=newest'))
    const { page, rows } = fill('kit', { filter })
    expect(page).toContain('keyword=kit&amp;team=a,b&amp;price=2000-&amp;page=1"/>')
    expect(rows[0]).toEqual([{ k: toKeywordSegment('kit') }, { k: toFilterSegment(filter) }])
  })

  it('has the largest picture before its letters, others behind them, and links at the end of the head', () => {
    const [first, other, next] = [
      '<link rel="preload" as="image" imageSrcSet="/a" fetchPriority="high"/>',
      '<link rel="preload" as="image" imageSrcSet="/b"/>',
      '<link rel="next" href="/search?page=2"/>',
    ]
    const { page } = fill('kit', { html: `${first}${other}${next}<h1>Found</h1>` })
    expect(page).toContain(`<head>${first}${FONT}${other}<title>`)
    expect(page).toContain(`${next}${OLD_BROWSERS}</head>`)
    expect(page).toContain('<main><h1>Found</h1></main>')
  })

  it('names the script with its data by its hash, before and after', () => {
    const { hash, script } = fill('kit')
    expect(createHash('sha256').update(script).digest('base64')).toBe(hash)
    const before = /<script>(\(self[\s\S]*?)<\/script>/.exec(pageOf(false))?.[1] ?? ''
    expect(frameOf(false).hash).toBe(createHash('sha256').update(before).digest('base64'))
  })

  it('tells React what was searched for, whatever it is, and lets none of it become a tag', () => {
    const nasty = fc.constantFrom(
      '</script><script>alert(1)</script>',
      '$L1',
      '"\\"',
      '\u2028',
      '<!--',
      "'&quot;",
      '$$',
    )
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), nasty)
    const readable = fc.tuple(text, text).map((parts) => readKeyword(parts.join(' ')))
    const keyword = readable.filter((word) => word !== '' && !/\d{3}|[0-9a-f]{32}/.test(word))
    fc.assert(
      fc.property(keyword, text, (word, title) => {
        const { page, rows } = fill(word, { view: { title: title, list: [{ name: word }] } })
        const unwrapped = (said: string) => (said.startsWith('$') ? said.slice(1) : said)
        const [, [, , , shown] = [], words] = rows as [unknown, unknown[], string[]]
        const { view } = shown as { view: { title: string; list: { name: string }[] } }
        expect(view.title.startsWith('$') ? view.title.slice(1) : view.title).toBe(title)
        expect(unwrapped(view.list[0]?.name ?? '')).toBe(word)
        expect(words[0]).toBe(`Results for “${word}”`)
        expect(unwrapped(words[1] ?? '')).toBe(word)
        expect(new URL(words[2] ?? '').searchParams.get('keyword')).toBe(word)
        expect(page.match(/<script/g)).toHaveLength(2)
        expect(page.match(/<title>([^<]*)<\/title>/)?.[1]).not.toContain('<')
      }),
    )
  })

  it.each([
    ['without its data', (page: string) => page.replace('<script>(self.', '<script>(that.')],
    ['without a place for the screen', (page: string) => page.replace(`<p>${MARK}</p>`, '')],
    ['where the view is not React\u2019s', (page: string) => page.replaceAll('view', 'seen')],
  ])('is none %s', (_, broken) => expect(PageFrame.of(broken(pageOf(false)), MARK, false)).toBeNull())

  it('is none where it is narrowed to something else than it should be', () => {
    expect(PageFrame.of(pageOf(false), MARK, true)).toBeNull()
  })
})
