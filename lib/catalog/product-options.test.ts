/** @jest-environment node */
import type { Companion } from '@/contract/entities/product'
import { availableCompanions, bundlePrices, shortBundleItems } from './product-options'

const companion = (key: string, stocks: number[], change: Partial<Companion> = {}): Companion => ({
  key,
  name: key,
  brand: '',
  subtitle: key,
  picture: { imageUrl: 'x', alt: '' },
  secondImageUrl: '',
  price: 3000,
  specialPrice: null,
  isNew: false,
  inStock: true,
  lastSizes: [],
  isPriceFrom: false,
  unitPrice: null,
  variants: [],
  optionGroups: [{ id: 2, title: 'Size', optionList: stocks.map((stock, id) => ({ id, title: `${id}`, stock })) }],
  ...change,
})
const shorts = companion('shorts', [0, 2])
const socks = companion('socks', [9], { specialPrice: 900 })

describe('the bundle of a shirt', () => {
  it('offers only products in stock', () => {
    expect(availableCompanions([shorts, companion('gone', [0, 0])]).map(({ key }) => key)).toEqual(['shorts'])
  })

  it('has only the data that the form shows and sends: it is in every page of the product', () => {
    const optionGroups = [{ id: 2, title: 'Size', optionList: [{ id: 1, title: 'M', stock: 2, sku: 'SHORTS-M' }] }]
    const named = { name: 'Rovers shorts', subtitle: 'Shorts', picture: { imageUrl: 'x', alt: 'Shorts, front: red' } }
    expect(availableCompanions([companion('shorts', [], { ...named, optionGroups })])).toEqual([
      {
        ...{ key: 'shorts', name: 'Shorts', picture: { imageUrl: 'x', alt: '' } },
        ...{ price: 3000, specialPrice: null, inStock: true, variants: [] },
        optionGroups: [{ id: 2, title: 'Size', optionList: [{ id: 1, title: 'M', stock: 2 }] }],
      },
    ])
    expect(availableCompanions([companion('bag', [1], { name: 'Bag', subtitle: '' })])[0]?.name).toBe('Bag')
  })

  it('offers a product without options while it is in stock', () => {
    const bag = companion('bag', [], { optionGroups: [] })
    const available = availableCompanions([bag, { ...bag, key: 'gone', inStock: false }])
    expect(available.map(({ key }) => key)).toEqual(['bag'])
    expect(bundlePrices([bag], { bag: '' })).toEqual([3000])
  })

  it('costs the reduced prices of the chosen products, with or without a size', () => {
    expect(bundlePrices([shorts, socks], { socks: '0' })).toEqual([900])
    expect(bundlePrices([shorts, socks], { socks: '0', shorts: '' })).toEqual([3000, 900])
    expect(bundlePrices([shorts, socks], {})).toEqual([])
  })

  it('lists products with less stock than the quantity', () => {
    expect(shortBundleItems([shorts, socks], { shorts: '1', socks: '0' }, 3)).toEqual([
      { key: 'shorts', option: { value: '1', title: '1', stock: 2 } },
    ])
    expect(shortBundleItems([shorts, socks], { shorts: '1' }, 2)).toEqual([])
  })
})
