import { TEST_CARDS } from './sandbox-bank'
import { brandOf, isUnexpired, passesLuhn, readCard, readExpiry } from './card'

const NOW = Date.UTC(2026, 6, 31, 23, 59)
const FIELDS = { number: '4242 4242 4242 4242', name: ' Ada Marsh ', expiry: '07/26', cvc: '123' }

describe('the number of a card', () => {
  it.each(TEST_CARDS.map(({ number }) => number))('has a valid checksum: %s', (number) => {
    expect(passesLuhn(number)).toBe(true)
  })

  it.each(['4242424242424241', '2424242424242424x', '0', '', '4'.repeat(20)])(
    'has an invalid checksum: %s',
    (number) => {
      expect(passesLuhn(number)).toBe(false)
    },
  )

  it('with any one digit wrong has an invalid checksum', () => {
    const good = '5555555555554444'
    for (const at of Array(good.length).keys()) {
      const digit = (Number(good[at]) + 1) % 10
      expect(passesLuhn(good.slice(0, at) + digit + good.slice(at + 1))).toBe(false)
    }
  })

  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2720990000000007', 'mastercard'],
    ['2721000000000004', null],
    ['2220990000000002', null],
    ['3566002020360505', 'jcb'],
    ['3528000000000007', 'jcb'],
    ['3527000000000008', null],
    ['378282246310005', null],
  ])('identifies the brand: %s is %s', (number, make) => {
    expect(brandOf(number)).toBe(make)
  })
})

describe('the expiry of a card', () => {
  it.each(['07/26', '7/26', '07 / 2026', '0726', '07-26', '07.2026'])('is parsed in common notations: %s', (text) => {
    expect(readExpiry(text)).toEqual({ month: 7, year: 2026 })
  })

  it.each(['', '13/26', '00/26', '07', '07/6', '07/026', 'July 26'])('is not %j', (text) => {
    expect(readExpiry(text)).toBeNull()
  })

  it('is valid until the end of its month', () => {
    expect(isUnexpired({ month: 7, year: 2026 }, NOW)).toBe(true)
    expect(isUnexpired({ month: 7, year: 2026 }, NOW + 60_000)).toBe(false)
    expect(isUnexpired({ month: 6, year: 2026 }, NOW)).toBe(false)
    expect(isUnexpired({ month: 1, year: 2099 }, NOW)).toBe(false)
  })
})

describe('the card form', () => {
  it('returns the card in digits, with its brand', () => {
    expect(readCard(FIELDS, NOW)).toEqual({
      card: { number: '4242424242424242', name: 'Ada Marsh', expiry: { month: 7, year: 2026 }, cvc: '123' },
      method: 'visa',
      problems: null,
    })
  })

  it.each([
    [{ number: '4242 4242 4242 4241' }, { number: 'number' }],
    [{ number: '3782 822463 10005' }, { number: 'make' }],
    [{ name: ' A ' }, { name: 'name' }],
    [{ expiry: 'soon' }, { expiry: 'expiry' }],
    [{ expiry: '06/26' }, { expiry: 'expired' }],
    [{ cvc: '12' }, { cvc: 'cvc' }],
    [
      { number: '', name: '', expiry: '', cvc: '' },
      { number: 'no-number', name: 'name', expiry: 'expiry', cvc: 'cvc' },
    ],
  ])('names the wrong fields of %o', (change, problems) => {
    const read = readCard({ ...FIELDS, ...change }, NOW)
    expect(read.card).toBeNull()
    expect(JSON.parse(JSON.stringify(read.problems))).toEqual(problems)
  })
})
