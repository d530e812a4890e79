/** @jest-environment node */
import { CommandError } from './command-error'
import { runCommand } from './commands'
import { readCoupon } from './parse-fields'

describe('arguments', () => {
  it.each([
    [['serve', 'now'], "too many arguments for 'serve'. Expected 0 arguments but got 1."],
    [['reviews', 'all'], "too many arguments for 'reviews'. Expected 0 arguments but got 1."],
    [['approve'], "missing required argument 'review id'"],
    [['refuse', '1', '2'], "too many arguments for 'refuse'. Expected 1 argument but got 2."],
    [['approve', 'one'], 'one is no id: ids are whole numbers.'],
    [['approve', '99999999999'], '99999999999 is no id: ids are whole numbers.'],
    [['answer', '1'], "missing required argument 'text'"],
    [['answer', '1', ' '], 'An answer needs words.'],
    [['set-price', 'home'], 'This command takes an amount, such as 79.00.'],
    [['set-price', '--price', '79.00'], "missing required argument 'key or SKU'"],
    [['set-price', 'home', '--price', '7,9'], '7,9 is no price: write it as 79.00.'],
    [['set-price', 'home', '--price', '79', '--special', '79.00'], 'The special price must be lower than the price.'],
    [['set-price', 'home', '79', '--price', '79'], 'The price stands behind the name or in --price, not in both.'],
    [
      ['set-price', 'home', '79', '--special', '59', '--from', 'tomorrow'],
      'tomorrow is no time: write it as 2026-12-31 or 2026-12-31T18:00.',
    ],
    [['set-price', 'home', '--price', '79', '--prize', '79'], "unknown option '--prize' (Did you mean --price?)"],
    [
      ['orders', '--payment', 'stolen'],
      "option '--payment <status>' argument 'stolen' is invalid. Allowed choices are unpaid, paid, refunded, canceled.",
    ],
    [['order'], "missing required argument 'order number'"],
    [['hold', '1', '2'], "too many arguments for 'hold'. Expected 1 argument but got 2."],
    [['ship', 'TL-1', '--carrier', 'DHL'], "required option '--tracking <number>' not specified"],
    [['ship', 'TL-1', '--carrier', 'DHL', '--tracking', ' '], 'A parcel needs --carrier and --tracking.'],
    [
      ['ship', 'TL-1', '--carrier', 'DHL', '--tracking', '1', '--url', 'javascript:alert(1)'],
      'javascript:alert(1) is no address of a page.',
    ],
    [['deliver', 'TL-1'], "missing required argument 'tracking number'"],
    [['set-stock', 'home-M', 'few'], 'few is no number of pieces.'],
    [['set-store'], 'This command takes what is to be changed, such as --name "Leaf & Pot".'],
    [['set-store', '--language', 'de'], 'This command takes what is to be changed, such as --name "Leaf & Pot".'],
    [
      ['set-store', '--title', 'X', '--language', 'fr'],
      "option '--language <language>' argument 'fr' is invalid. Allowed choices are en, es, de.",
    ],
    [['set-store', '--restrict-platform', 'mobile,tv'], 'tv is none of mobile, pc.'],
    [['set-store', '--restrict-language', 'all of them'], 'all of them is no language: write it as de or de-AT.'],
    [['set-store', '--email', 'help'], 'help is no email address.'],
    [['set-store', '--scripts', 'nowhere.json'], 'nowhere.json cannot be read: ENOENT.'],
    [['set-page', 'faq'], 'This command takes --from, --title or --description.'],
    [['set-page', 'faq', '--from', 'nowhere.html'], 'nowhere.html cannot be read: ENOENT.'],
    [['set-category', 'sale'], 'This command takes --name or --description.'],
    [['set-category', 'sale', '--name', ' '], 'A category needs a name.'],
    [['rename-product', 'home'], "missing required argument 'new key'"],
    [['rename-category', 'sale', 'a/b'], 'a/b is no key: letters, digits, - and _, at most 128.'],
    [['rename-page', 'faq', 'faq'], 'The new key is the old one.'],
    [['old-mails', 'all'], "too many arguments for 'old-mails'. Expected 0 arguments but got 1."],
    [['send-old-mails'], "missing required argument 'mail id | all'"],
    [['send-old-mails', 'every'], 'every is no id: ids are whole numbers.'],
    [['backup'], "required option '--to <file>' not specified"],
    [['restore', '--replace'], "required option '--from <file>' not specified"],
    [['withdraw-product'], "missing required argument 'product key'"],
    [['add-coupon', '--text', 'Ten'], "missing required argument 'code'"],
    [['add-coupon', 'TEN', '--text', 'Ten'], 'A coupon takes off --percent or --amount, or is --free-delivery.'],
    [
      ['add-coupon', 'TEN', '--percent', '10', '--free-delivery', '--text', 'Ten'],
      'A coupon takes off --percent or --amount, or is --free-delivery.',
    ],
    [['add-coupon', 'TEN', '--percent', '101', '--text', 'Ten'], '101 is no share: write 1 to 100.'],
    [['add-coupon', 'T N', '--percent', '10', '--text', 'Ten'], 'The code of a coupon is letters, digits, - and _.'],
    [['add-coupon', 'TEN', '--percent', '10'], "required option '--text <text>' not specified"],
    [['add-coupon', 'TEN', '--percent', '10', '--text', ' '], 'A coupon needs --text that says what it is.'],
    [['add-coupon', 'TEN', '--percent', '10', '--text', 'Ten', '--uses', '0'], 'A coupon needs at least one use.'],
    [
      ['add-coupon', 'TEN', '--percent', '10', '--text', 'Ten', '--until', '31.12.2026'],
      '31.12.2026 is no day: write it as 2026-12-31.',
    ],
    [['media', 'add'], "missing required argument 'file'"],
    [
      ['media', 'add', 'a.png', '--alt', 'A', '--alt-de', 'Ein A'],
      '--alt is the text in the language of the shop: name it once.',
    ],
    [
      ['media', 'add', 'a.png', 'b.png', '--name', 'a'],
      'A name, a text and a focus are of one picture: add one file at a time.',
    ],
    [
      ['media', 'add', 'a.png', '--focus', '0.5'],
      "option '--focus <x,y>' argument '0.5' is invalid. A focus is two numbers from 0 to 1 with a comma between them: 0.5,0.2.",
    ],
    [['media', 'remove'], "missing required argument 'name'"],
    [['media', 'show'], "missing required argument 'hash'"],
    [['media', 'collect', '--now'], "unknown option '--now'"],
    [['generate', '--products', 'many'], 'This command takes --products and a whole number, 1728000 at most.'],
    [['product', 'show'], "missing required argument 'product key'"],
    [['tax', 'show'], "missing required argument 'class and zone'"],
    [
      ['page', 'set', '--from', 'x.yaml', '--expect-version', 'two'],
      "option '--expect-version <number>' argument 'two' is invalid. Versions are whole numbers.",
    ],
    [['country', 'set', '--from', 'nowhere.yaml'], 'nowhere.yaml cannot be read: ENOENT.'],
    [['export', 'orders'], "missing required argument 'file'"],
    [['export', 'orders', 'x.csv', '--from', '1.1.2026'], '1.1.2026 is no day: write it as 2026-12-31.'],
    [
      ['export', 'orders', 'x.csv', '--from', '2026-02-01', '--until', '2026-01-31'],
      'The day of --from comes after that of --until.',
    ],
    [['customer', 'export', 'ada@mail.example'], "missing required argument 'file'"],
    [['customer', 'erase', 'ada@mail.example', '--invoice-years', 'ten'], 'ten is no number of years.'],
    [['nonsense'], "unknown command 'nonsense': npm run store-api -- help lists the commands."],
  ])('rejects %j with one sentence', async (args, message) => {
    await expect(runCommand(args)).rejects.toEqual(new CommandError(message))
  })
})

describe('a coupon', () => {
  const input = { code: 'TEN', text: ' Ten off ' }

  it('is an amount, a percentage, or free delivery', () => {
    expect(readCoupon({ ...input, percent: '10' }, 2)).toMatchObject({ kind: 'percent', value: 10, text: 'Ten off' })
    expect(readCoupon({ ...input, amount: '5.00' }, 2)).toMatchObject({ kind: 'amount', value: 500 })
    expect(readCoupon({ ...input, isFree: true }, 2)).toMatchObject({ kind: 'shipping', value: 0 })
  })

  it('has no limits by default', () => {
    expect(readCoupon({ ...input, percent: '10' }, 2)).toMatchObject({
      minSubTotal: 0,
      mostUses: null,
      mostPerEmail: null,
      lastDay: null,
    })
  })

  it('is valid until the end of its last day', () => {
    expect(readCoupon({ ...input, percent: '10', until: '2026-12-31' }, 2).lastDay).toBe('2026-12-31')
    expect(() => readCoupon({ ...input, percent: '10', until: '2026-02-30' }, 2)).toThrow('2026-02-30 is no day')
  })
})
