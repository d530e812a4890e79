/** @jest-environment node */
import type { ProductDetail } from '../../contract/entities/product'
import { openTestShop, testClient } from '../testing/test-shop'
import { setProduct } from './operations/set-product'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeEach(async () => (opened = await openTestShop()))
afterEach(() => opened.close())

const relate = (key: string, related: Record<string, string[]>, status?: string) =>
  setProduct(opened.shop, { key, related, status }, { actor: 'test' })
const read = async (key: string) => (await testClient(opened.app)('GET', `/api/product/${key}`)).data as ProductDetail
const relatedTo = async (key: string) => (await read(key)).related.map((card) => card.key)
const companionsOf = async (key: string) => (await read(key)).companions.map((card) => card.key)

describe('related products', () => {
  it('are the neighbours in the categories, those in stock first', async () => {
    expect(await relatedTo('home')).toEqual(['away', 'shorts', 'ball'])
  })

  it('begin with what the product goes with, in the order given, and name nothing twice', async () => {
    await relate('home', { 'goes-with': ['ball', 'shorts'] })
    expect(await relatedTo('home')).toEqual(['ball', 'shorts', 'away'])
    await relate('home', { 'goes-with': ['shorts', 'ball'] })
    expect(await relatedTo('home')).toEqual(['shorts', 'ball', 'away'])
    expect(await relatedTo('shorts')).not.toEqual([])
  })

  it('leave out what is not sold, and the product itself', async () => {
    await relate('ball', {}, 'archived')
    await relate('home', { 'goes-with': ['ball', 'home', 'shorts'] })
    expect(await relatedTo('home')).toEqual(['shorts', 'away'])
  })

  it('leave out what the product replaces, even while that is sold', async () => {
    await relate('home', { replaces: ['away'], 'goes-with': ['away'] })
    expect(await relatedTo('home')).toEqual(['shorts', 'ball'])
    expect(await relatedTo('away')).toContain('home')
  })
})

describe('companions', () => {
  it('are what completes a product, in the order given, whatever it is', async () => {
    await relate('ball', { completes: ['home', 'away'] })
    expect(await companionsOf('ball')).toEqual(['home', 'away'])
    await relate('ball', { completes: ['away', 'home'] })
    expect(await companionsOf('ball')).toEqual(['away', 'home'])
    expect(await companionsOf('home')).toEqual(['shorts'])
  })

  it('are no other relation', async () => {
    await relate('home', { 'goes-with': ['away'], replaces: ['shorts'] })
    expect(await companionsOf('home')).toEqual([])
  })

  it('are neither sold out nor archived', async () => {
    await relate('home', { completes: ['ball', 'away', 'shorts'] })
    await relate('shorts', {}, 'archived')
    expect(await companionsOf('home')).toEqual(['away'])
  })
})
