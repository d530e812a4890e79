import fc from 'fast-check'
import { cardPrice, effectivePrice, type PricedVariant, unitPriceOf, variantPrice } from './prices'

const NOW = Date.parse('2026-09-01T12:00:00Z')
const at = (ms: number) => new Date(NOW + ms)

const variant = (change: Partial<PricedVariant> = {}): PricedVariant => ({
  ...{ price: null, specialPrice: null, saleStartsAt: null, saleEndsAt: null, lowestPrice: null },
  ...{ weight: null, volume: null },
  ...change,
})
const product = { price: 1000, specialPrice: null, lowestPrice: null }

describe('the price of a variant', () => {
  it('is that of its product, unless it has its own', () => {
    const reduced = { price: 1000, specialPrice: 700, lowestPrice: 900 }
    expect(variantPrice(variant(), reduced, NOW)).toEqual({ price: 900, specialPrice: 700 })
    expect(variantPrice(variant({ price: 1480 }), reduced, NOW)).toEqual({ price: 1480, specialPrice: null })
    expect(variantPrice(variant({ specialPrice: 800 }), product, NOW)).toEqual({ price: 1000, specialPrice: 800 })
  })

  it('strikes the lowest of the 30 days before its own reduction, and shows none that is not below it', () => {
    const reduced = { price: 1000, specialPrice: 800 }
    expect(variantPrice(variant({ ...reduced, lowestPrice: 900 }), product, NOW)).toEqual({ ...reduced, price: 900 })
    expect(variantPrice(variant({ ...reduced, lowestPrice: 800 }), product, NOW)).toEqual({
      price: 800,
      specialPrice: null,
    })
  })

  it.each([
    ['before its sale starts', { saleStartsAt: at(1) }, null],
    ['from the start of its sale on', { saleStartsAt: at(0) }, 600],
    ['until just before the end of its sale', { saleEndsAt: at(1) }, 600],
    ['from the end of its sale on', { saleEndsAt: at(0) }, null],
    ['without start and end', {}, 600],
  ])('%s', (_, sale, specialPrice) => {
    expect(variantPrice(variant({ specialPrice: 600, ...sale }), product, NOW)).toEqual({ price: 1000, specialPrice })
  })
})

describe('the unit price', () => {
  it.each([
    [{ weight: 50 }, 790, { price: 1580, unit: '100 g' }],
    [{ weight: 250 }, 1975, { price: 790, unit: '100 g' }],
    [{ weight: 251 }, 1000, { price: 3984, unit: '1 kg' }],
    [{ volume: 250 }, 500, { price: 200, unit: '100 ml' }],
    [{ volume: 750, weight: 1300 }, 1500, { price: 2000, unit: '1 l' }],
    [{ weight: 0 }, 790, null],
    [{}, 790, null],
  ])('of %j at %i', (amounts, paid, expected) => {
    expect(unitPriceOf(variant(amounts), paid)).toEqual(expected)
  })
})

describe('the price on a card', () => {
  it('is that of the cheapest variant, and says when others cost more', () => {
    const variants = [variant({ price: 1480, weight: 100 }), variant({ price: 790, weight: 50 })]
    expect(cardPrice(product, variants, NOW)).toEqual({
      ...{ price: 790, specialPrice: null, isPriceFrom: true },
      unitPrice: { price: 1580, unit: '100 g' },
    })
    expect(cardPrice(product, [variant(), variant()], NOW).isPriceFrom).toBe(false)
  })

  it('is the lowest that is paid for any variant', () => {
    const amount = fc.option(fc.integer({ min: 1, max: 1_000_000 }))
    const any = fc.record({ price: amount, specialPrice: amount })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 20 }), (changes) => {
        const variants = changes.map(variant)
        const paid = variants.map((one) => effectivePrice(variantPrice(one, product, NOW)))
        const card = cardPrice(product, variants, NOW)
        expect(effectivePrice(card)).toBe(Math.min(...paid))
        expect(card.isPriceFrom).toBe(new Set(paid).size > 1)
      }),
    )
  })
})
