/** @jest-environment node */
import { blocksOf, checkBlocks } from '../../../tests/harness/structured-data/check-blocks'
import { SETTINGS, SITE } from '../testing/fixtures'
import { breadcrumbList, faqPage, itemList } from './lists'
import { onlineStore, webSite } from './merchant'
import { toScript, type LdNode } from './node'

const read = (...nodes: (LdNode | null)[]) =>
  blocksOf(`<script type="application/ld+json">${toScript(nodes.filter((node) => node !== null))}</script>`)

const BREADCRUMB = {
  trail: [{ name: 'Home', url: '/' }],
  current: { name: 'Home shirts', url: '/category/home-shirts' },
}

describe('the JSON-LD of the home page', () => {
  it.each(['GB', null])('is valid for schema.org and Google (delivery to %s)', (home) => {
    expect(checkBlocks(read(onlineStore(SITE, { settings: SETTINGS, home }), webSite(SITE, SETTINGS)))).toEqual([])
  })

  it('omits empty fields', () => {
    const contact = { address: '', email: '', telephone: '', workingHours: '' }
    const [store] = read(onlineStore(SITE, { settings: { ...SETTINGS, contact }, home: null }), webSite(SITE, SETTINGS))
    expect(Object.keys(store ?? {})).toEqual(['@type', '@id', 'name', 'url', 'logo', 'description'])
  })

  it('has the search URL', () => {
    expect(read(webSite(SITE, SETTINGS))).toMatchObject([
      { potentialAction: { target: { urlTemplate: 'https://shop.example/search?keyword={search_term_string}' } } },
    ])
  })
})

describe('the JSON-LD of a listing', () => {
  const products = {
    list: [
      { key: 'a', name: 'A' },
      { key: 'b', name: 'B' },
    ],
    page: 2,
    limit: 24,
    total: 26,
  }

  it('holds the vocabulary and what Google requires', () => {
    expect(
      checkBlocks(read(breadcrumbList(SITE, BREADCRUMB), itemList(SITE, { name: 'Home shirts', products }))),
    ).toEqual([])
  })

  it('counts its products over all pages', () => {
    expect(read(itemList(SITE, { name: 'Home shirts', products }))).toMatchObject([
      {
        numberOfItems: 26,
        itemListElement: [{ position: 25 }, { position: 26, url: 'https://shop.example/product/b' }],
      },
    ])
  })
})

describe('the JSON-LD of a content page', () => {
  const questions = [{ question: 'Which size?', answer: 'Yours.' }]

  it('holds the vocabulary and what Google requires', () => {
    expect(checkBlocks(read(breadcrumbList(SITE, BREADCRUMB), faqPage(questions)))).toEqual([])
  })

  it('has no FAQPage without questions', () => {
    expect(faqPage([])).toBeNull()
  })

  it('lists its breadcrumb in order', () => {
    expect(read(breadcrumbList(SITE, BREADCRUMB))).toMatchObject([
      {
        itemListElement: [
          { position: 1, item: 'https://shop.example/' },
          { position: 2, name: 'Home shirts' },
        ],
      },
    ])
  })
})
