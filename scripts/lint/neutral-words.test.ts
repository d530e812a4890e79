/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { buildCatalogue } from '../../store-api/demo/catalogue/build-catalogue'

/** Words of the demo's trade. The shop can sell anything, so only the demo's data may contain them. */
const TRADE_WORD =
  /(?<![\p{L}\p{N}_])(shirts?|jerseys?|football|clubs?|kits?|touchline|trikots?|vereine?|camisetas?|equipaci[oó]n|equipaciones|clubes)(?![\p{L}\p{N}_])/iu

const ROOTS = ['app', 'components', 'lib', 'contract', 'store-api', 'payment-service', 'messages']

const TEXT_FILE = /\.(tsx?|mts|mjs|js|json|scss|css|md|sql|txt|yaml)$/

/** The demo, tests and fixtures, and the schema of released databases. */
const EXCLUDED = [
  /^store-api\/demo\//,
  /\.test\.|\/testing\/|testing\.ts$/,
  /^store-api\/db\/migrations\//,
  // Recorded signatures of requests.
  /^contract\/vectors\.json$/,
]

/** The database column of the subtitle, a US state, and common passwords. */
const ALLOWED = [
  /^store-api\/db\/schema\/catalog\.ts: subtitle: localText\('kit'\),$/,
  /^store-api\/db\/countries\.ts: .*NJ New Jersey/,
  /^store-api\/customers\/password\.ts: [a-z0-9 ]+$/,
]

/** Root folders of code that renders for the browser. */
const SHOWN_ROOTS = /^(app|components|lib)\//

/** Files of `public/assets` of every shop, and the demo's icon, to which its settings refer. */
const ASSETS = ['icon.svg', 'icons.svg', 'touchline.svg']

/** A key in quotes or in an address; message keys such as `t('sale')` are excluded. */
const NAMED_KEY = /(?<!\bt\()['"`/]([a-z0-9-]+)(?=['"`/?.])/g

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => `${file}: ${line.trim()}`)

const isTrade = (line: string) => TRADE_WORD.test(line) && !ALLOWED.some((allowed) => allowed.test(line))

describe('the words of the demo’s trade', () => {
  const files = execFileSync('git', ['ls-files', '--', ...ROOTS])
    .toString()
    .split('\n')
    .filter((file) => TEXT_FILE.test(file) && !EXCLUDED.some((excluded) => excluded.test(file)))

  it('occur only in its data and in tests', () => {
    expect(files.length).toBeGreaterThan(600)
    expect(files.flatMap(linesOf).filter(isTrade)).toEqual([])
  })

  it('are no names of its categories and pictures in what a browser is shown', () => {
    const { categories, products, pagePictures = [] } = buildCatalogue()
    const pictures = [...products.flatMap((product) => product.pictures), ...pagePictures]
    const own = new Set([...categories.map(({ key }) => key), ...pictures.map(({ name }) => name)])
    const named = (line: string) => [...line.matchAll(NAMED_KEY)].some(([, key = '']) => own.has(key))
    expect(named("x.ts: const SALE_KEY = 'sale'")).toBe(true)
    expect(named('x.ts: <img src="/image/okafor-10.webp" />')).toBe(true)
    expect(named("x.ts: title: t('sale')")).toBe(false)
    const shown = files.filter((file) => SHOWN_ROOTS.test(file))
    expect(shown.length).toBeGreaterThan(300)
    expect(shown.flatMap(linesOf).filter(named)).toEqual([])
  })

  it('are no pictures among the files of every shop', () => {
    expect(readdirSync('public/assets').sort()).toEqual(ASSETS)
    const known = new Set(ASSETS.filter((name) => name !== 'touchline.svg').map((name) => `/assets/${name}`))
    const shown = files.filter((file) => SHOWN_ROOTS.test(file)).flatMap(linesOf)
    const named = shown.flatMap((line) => [...line.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((path) => !known.has(path))).toEqual([])
  })

  it('would be found', () => {
    for (const line of [
      'x.ts: styles.kit',
      'x.ts: /category/clubs?page=',
      'de.json: Alle Trikots',
      'es.json: Equipación',
    ])
      expect([line, isTrade(line)]).toEqual([line, true])
    for (const line of ['x.ts: webkit', 'x.ts: clubbed', 'de.json: Vereinigtes Königreich'])
      expect([line, isTrade(line)]).toEqual([line, false])
  })
})
