/** @jest-environment node */
import fc from 'fast-check'
import { findRate, hasTax, taxLabel, shareAmount, type TaxedLine, taxIn, taxLines, type TaxRate } from './tax'

const rate = (taxClass: string, zone: string, percent: number, name = `VAT ${percent} %`): TaxRate => ({
  ...{ taxClass, zone, name },
  rate: Math.round(percent * 100),
})

const RATES = [
  rate('standard', 'DE', 19),
  rate('books', 'DE', 7),
  rate('standard', 'FR', 20),
  rate('books', '*', 0, 'No VAT'),
  rate('standard', '*', 0, 'No VAT'),
]

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

const goods = (...lines: [string, number][]): TaxedLine[] => lines.map(([taxClass, gross]) => ({ taxClass, gross }))

const orderOf = (lines: TaxedLine[], { discount = 0, delivery = 0 } = {}) => ({ lines, discount, delivery })

describe('the rate of a class in a zone', () => {
  it('is the one of the country, else that of all other countries', () => {
    expect(findRate(RATES, 'books', 'DE')?.rate).toBe(700)
    expect(findRate(RATES, 'books', 'FR')?.rate).toBe(0)
    expect(findRate(RATES, 'standard', '')?.rate).toBe(0)
  })

  it('is that of the standard class where the class has none', () => {
    expect(findRate(RATES, 'candles', 'DE')?.rate).toBe(1900)
    expect(findRate(RATES, 'candles', 'US')?.name).toBe('No VAT')
  })

  it('is null if the shop has none', () => {
    expect(findRate([], 'standard', 'DE')).toBeNull()
    expect(findRate([rate('books', 'DE', 7)], 'standard', 'DE')).toBeNull()
  })
})

describe('whether prices contain a tax', () => {
  it('depends on all classes in the shop’s country', () => {
    expect(hasTax(RATES, 'DE')).toBe(true)
    expect(hasTax(RATES, 'US')).toBe(false)
    expect(hasTax([rate('books', 'GB', 0), rate('standard', 'GB', 20)], 'GB')).toBe(true)
  })

  it('depends on all zones if the shop’s country is unknown', () => {
    expect(hasTax(RATES, '')).toBe(true)
    expect(hasTax([rate('standard', '*', 0)], '')).toBe(false)
  })

  it('is false if the shop has no rate', () => {
    expect(hasTax([], 'DE')).toBe(false)
    expect(hasTax([], '')).toBe(false)
  })
})

describe('the tax in an amount', () => {
  it('is rounded half up', () => {
    expect(taxIn(11900, 1900)).toBe(1900)
    expect(taxIn(100, 1900)).toBe(16)
    // 103 contain 3 at 3 % and 17.17 at 20 %.
    expect([taxIn(103, 300), taxIn(103, 2000)]).toEqual([3, 17])
    // Exactly half a cent: 0.5 of 3 at 20 %.
    expect(taxIn(3, 2000)).toBe(1)
  })

  it('is exact if the product exceeds the safe integers', () => {
    expect(taxIn(9_007_199_254_740_991, 2000)).toBe(1_501_199_875_790_165)
  })
})

describe('shares', () => {
  it('go to the largest remainders, of equal ones to the first', () => {
    expect(shareAmount(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareAmount(10, [2, 7, 1])).toEqual([2, 7, 1])
    expect(shareAmount(1, [1, 2])).toEqual([0, 1])
    expect(shareAmount(3, [0, 0])).toEqual([2, 1])
    expect(shareAmount(3, [])).toEqual([])
  })

  it('add up, are 0 for a weight of 0, and are less than one unit from the exact value', () => {
    const weights = fc.array(fc.nat(1e9), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(1e9), weights, (amount, weighing) => {
        const shares = shareAmount(amount, weighing)
        const total = sum(weighing)
        expect(sum(shares)).toBe(amount)
        if (total === 0) return
        shares.forEach((share, at) => {
          const weight = weighing[at] ?? 0
          expect(Math.abs(share - (amount * weight) / total)).toBeLessThan(1 + 1e-3)
          if (weight === 0) expect(share).toBe(0)
        })
      }),
    )
  })
})

describe('the tax in an order', () => {
  it('is one line for goods of one rate, delivery included', () => {
    const lines = taxLines(orderOf(goods(['standard', 5000], ['standard', 6000]), { delivery: 900 }), RATES, 'DE')
    expect(lines).toEqual([{ rate: 1900, name: 'VAT 19 %', net: 10_000, tax: 1900, gross: 11_900 }])
  })

  it('shares the delivery over the rates in proportion to the goods, the highest rate first', () => {
    const lines = taxLines(orderOf(goods(['books', 3000], ['standard', 1000]), { delivery: 400 }), RATES, 'DE')
    expect(lines).toEqual([
      { rate: 1900, name: 'VAT 19 %', net: 924, tax: 176, gross: 1100 },
      { rate: 700, name: 'VAT 7 %', net: 3084, tax: 216, gross: 3300 },
    ])
  })

  it('takes the discount off the goods in proportion before the delivery is shared', () => {
    const lines = taxLines(orderOf(goods(['books', 3000], ['standard', 1000]), { discount: 1000 }), RATES, 'DE')
    expect(lines.map(({ gross }) => gross)).toEqual([750, 2250])
  })

  it('shares the delivery of goods that a coupon made free as if they were not', () => {
    const free = orderOf(goods(['books', 300], ['standard', 100]), { discount: 400, delivery: 400 })
    expect(taxLines(free, RATES, 'DE').map(({ gross }) => gross)).toEqual([100, 300])
  })

  it('is rounded once for each rate, not for each line', () => {
    const lines = goods(...Array.from({ length: 10 }, (): [string, number] => ['standard', 10]))
    // A line alone contains 2, ten of them 16.
    expect(taxLines(orderOf(lines), RATES, 'DE')[0]?.tax).toBe(16)
  })

  it('joins classes of the same rate and name', () => {
    const lines = taxLines(orderOf(goods(['books', 3000], ['standard', 1000])), RATES, 'US')
    expect(lines).toEqual([{ rate: 0, name: 'No VAT', net: 4000, tax: 0, gross: 4000 }])
  })

  it('is empty without rates, if a class has no rate, and if nothing is paid', () => {
    expect(taxLines(orderOf(goods(['standard', 100])), [], 'DE')).toEqual([])
    expect(taxLines(orderOf(goods(['books', 9], ['standard', 9])), [rate('books', 'DE', 7)], 'DE')).toEqual([])
    expect(taxLines(orderOf(goods(['standard', 100]), { discount: 100 }), RATES, 'DE')).toEqual([])
    expect(taxLines(orderOf([]), RATES, 'DE')).toEqual([])
  })

  // Minor units of currencies with no, two or three decimals, and whole euros (prices that end in 00) alike.
  it.each([1, 100, 1000])('adds up to the total of any order, in steps of %i minor units', (step) => {
    const classes = ['standard', 'books', 'food', 'candles']
    const order = fc.record({
      lines: fc.array(fc.record({ taxClass: fc.constantFrom(...classes), gross: fc.nat(1e7).map((n) => n * step) }), {
        minLength: 1,
        maxLength: 20,
      }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      delivery: fc.nat(1e5).map((n) => n * step),
      percents: fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 4, maxLength: 4 }),
    })
    fc.assert(
      fc.property(order, ({ lines, part, delivery, percents }) => {
        const sold = sum(lines.map(({ gross }) => gross))
        const discount = Math.floor((sold * part) / step) * step
        const rates = classes.map((taxClass, at) => rate(taxClass, '*', (percents[at] ?? 0) / 100))
        const taxes = taxLines({ lines, discount, delivery }, rates, 'DE')
        expect(sum(taxes.map(({ gross }) => gross))).toBe(sold - discount + delivery)
        expect(sum(taxes.map(({ net, tax }) => net + tax))).toBe(sold - discount + delivery)
        for (const { rate: hundredths, net, tax, gross } of taxes) {
          expect([net, tax, gross].every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true)
          expect(Math.abs(tax - (gross * hundredths) / (10_000 + hundredths))).toBeLessThanOrEqual(0.5 + 1e-6)
        }
        expect(new Set(taxes.map(({ name }) => name)).size).toBe(taxes.length)
      }),
    )
  })
})

describe('the name of a rate', () => {
  it('contains the percentage once', () => {
    expect(taxLabel({ name: 'VAT', rate: 2000 }, 'en-GB')).toBe('VAT 20%')
    expect(taxLabel({ name: 'MwSt.', rate: 550 }, 'de-DE')).toBe('MwSt. 5,5\u00a0%')
    expect(taxLabel({ name: 'VAT 20 %', rate: 2000 }, 'en-GB')).toBe('VAT 20 %')
    expect(taxLabel({ name: 'TVA 5,5 %', rate: 550 }, 'en-GB')).toBe('TVA 5,5 %')
    expect(taxLabel({ name: 'VAT 2020', rate: 2000 }, 'en-GB')).toBe('VAT 2020 20%')
    expect(taxLabel({ name: 'No VAT', rate: 0 }, 'en-GB')).toBe('No VAT')
  })
})
