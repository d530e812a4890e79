/** @jest-environment node */
import { blocksOf, checkBlocks } from '../../../tests/harness/structured-data/check-blocks'
import { SETTINGS, SITE } from '../testing/shown'
import { breadcrumbList, faqPage, itemList } from './lists'
import { onlineStore, webSite } from './merchant'
import { toScript, type LdNode } from './node'

const read = (...nodes: (LdNode | null)[]) =>
  blocksOf(`<script type="application/ld+json">${toScript(nodes.filter((node) => node !== null))}</script>`)

const WAY = {
  trail: [{ name: 'Home', url: '/' }],
  current: { name: 'Home shirts', url: '/category/home-shirts' },
}

describe('the home page for machines', () => {
  it.each(['GB', null])('holds the vocabulary and what Google requires (delivery to %s)', (home) => {
    expect(checkBlocks(read(onlineStore(SITE, { settings: SETTINGS, home }), webSite(SITE, SETTINGS)))).toEqual([])
  })

  it('leaves out what the store has none of', () => {
    const contact = { address: '', email: '', telephone: '', workingHours: '' }
    const [store] = read(onlineStore(SITE, { settings: { ...SETTINGS, contact }, home: null }), webSite(SITE, SETTINGS))
    expect(Object.keys(store ?? {})).toEqual(['@type', '@id', 'name', 'url', 'logo', 'description'])
  })

  it('says how the shop is searched', () => {
    expect(read(webSite(SITE, SETTINGS))).toMatchObject([
      { potentialAction: { target: { urlTemplate: 'https://shop.example/search?keyword={search_term_string}' } } },
    ])
  })
})

describe('a listing for machines', () => {
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
    expect(checkBlocks(read(breadcrumbList(SITE, WAY), itemList(SITE, { name: 'Home shirts', products })))).toEqual([])
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

describe('a content page for machines', () => {
  const questions = [{ question: 'Which size?', answer: 'Yours.' }]

  it('holds the vocabulary and what Google requires', () => {
    expect(checkBlocks(read(breadcrumbList(SITE, WAY), faqPage(questions)))).toEqual([])
  })

  it('is a page of questions only where there are some', () => {
    expect(faqPage([])).toBeNull()
  })

  it('lists the way to it in order', () => {
    expect(read(breadcrumbList(SITE, WAY))).toMatchObject([
      {
        itemListElement: [
          { position: 1, item: 'https://shop.example/' },
          { position: 2, name: 'Home shirts' },
        ],
      },
    ])
  })
})
