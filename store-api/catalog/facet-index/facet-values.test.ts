/** @jest-environment node */
import type { Facet } from '../../../contract/entities/product'
import { sameText, text } from '../../i18n/local-text'
import { openTestShop, testClient } from '../../testing/test-shop'
import { setAttribute } from '../operations/set-attribute'
import { setProduct } from '../operations/set-product'
import { ensureFacetValues } from './facet-values'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeEach(async () => (opened = await openTestShop()))
afterEach(() => opened.close())

const read = async (query: string) => {
  const { data } = await testClient(opened.app)('GET', `/api/product?facets=1&${query}`)
  const { list, facets } = data as { list: { key: string }[]; facets: Facet[] }
  return { keys: list.map(({ key }) => key), facet: (key: string) => facets.find((facet) => facet.key === key) }
}

const BY = { actor: 'test' }

describe('values of a facet', () => {
  it('keep their ids, and are shared by texts that differ only in case or accents', async () => {
    const first = await ensureFacetValues(opened.db, 'origin', [text('Assam', 'Assam', 'Assam'), sameText('Yunnan')])
    expect(new Set(first).size).toBe(2)
    expect(await ensureFacetValues(opened.db, 'origin', [sameText('Yunnan'), sameText('ÁSSAM')])).toEqual(
      first.toReversed(),
    )
  })

  it('may be texts without Latin letters', async () => {
    expect(new Set(await ensureFacetValues(opened.db, 'origin', [sameText('茶'), sameText('🍵')])).size).toBe(2)
  })
})

describe('an attribute that listings are filtered by', () => {
  it('becomes a facet with the values of the products once an operator enables it', async () => {
    await read('')
    await setAttribute(opened.shop, { key: 'origin', name: 'Origin', kind: 'text' }, BY)
    await setProduct(opened.shop, { key: 'home', attributes: { origin: 'Assam' } }, BY)
    await setProduct(opened.shop, { key: 'away', attributes: { origin: 'Yunnan' } }, BY)
    expect((await read('')).facet('origin')).toBeUndefined()
    await setAttribute(opened.shop, { key: 'origin', isFilter: true }, BY)
    expect((await read('')).facet('origin')).toMatchObject({
      name: 'Origin',
      kind: 'values',
      values: [
        { key: 'assam', label: 'Assam', count: 1 },
        { key: 'yunnan', label: 'Yunnan', count: 1 },
      ],
    })
    expect((await read('filter=origin:yunnan')).keys).toEqual(['away'])
    await setAttribute(opened.shop, { key: 'origin', isFilter: false }, BY)
    expect((await read('')).facet('origin')).toBeUndefined()
  })

  it('has swatches where its values are colours', async () => {
    await setAttribute(opened.shop, { key: 'glaze', name: 'Glaze', kind: 'colour', isFilter: true }, BY)
    await setProduct(opened.shop, { key: 'home', attributes: { glaze: { name: 'Celadon', colour: '#9fc1a9' } } }, BY)
    expect((await read('')).facet('glaze')).toMatchObject({
      kind: 'swatches',
      values: [{ key: 'celadon', colour: '#9fc1a9', count: 1 }],
    })
  })
})
