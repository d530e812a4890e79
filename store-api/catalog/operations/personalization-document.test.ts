import { PRINTED_NAME_PATTERN } from '../../../contract/personalization'
import { openTestShop, testClient } from '../../testing/test-shop'
import { checkPattern } from './personalization-document'
import { setProduct } from './set-product'

describe('a pattern', () => {
  it.each([
    PRINTED_NAME_PATTERN,
    '[A-Z]{1,3}',
    '[\\p{L}\\p{N} ,.!?&\\-]{1,20}',
    '\\d{3} ?\\d{4}',
    '\\p{Lu}\\p{Ll}* \\p{L}*',
    'red|green|blue',
    '.{0,40}',
  ])('that takes a time in step with the text is stored: %s', (pattern) =>
    expect(() => checkPattern(pattern, 'pattern', 60)).not.toThrow(),
  )

  it.each([
    '(a+)+',
    '(a|a)*b',
    '(x+x+)+y',
    'a*a*a*b',
    '(.*)*',
    '(?:[a-z]{1,10} ?){1,5}',
    '([a-z]+)*[0-9]',
    '(\\w+\\s?)+',
  ])('that could take long is refused: %s', (pattern) =>
    expect(() => checkPattern(pattern, 'fields[0].pattern', 60)).toThrow('fields[0].pattern: could take very long'),
  )

  it.each(['(', '[a', '\\', 'a{2,1}', '[a-z-]', '[(]', '\\-', '(?<x>a)(?<x>b)'])(
    'that not every browser takes is refused: %s',
    (pattern) => expect(() => checkPattern(pattern, 'pattern', 60)).toThrow(/browsers take|very long/),
  )
})

describe('a personalization in a document', () => {
  let shop: Awaited<ReturnType<typeof openTestShop>>
  beforeAll(async () => (shop = await openTestShop()))
  afterAll(() => shop.close())

  const tin = { key: 'tin', name: 'Tin', price: 12, sku: 'TIN', stock: 5 }
  const field = { key: 'engraving', label: { en: 'Engraving', de: 'Gravur' }, kind: 'text' }
  const set = (fields: object[], more: object = {}) =>
    setProduct(shop.shop, { ...tin, personalization: { price: 4.5, fields, ...more } }, { actor: 'owner' })
  const detail = async () => (await testClient(shop.app)('GET', '/api/product/tin')).data

  it('is shown with the product, its price in minor units and its defaults filled in', async () => {
    await set([field, { key: 'year', label: 'Year', kind: 'number', isRequired: true, min: 1900, max: 2100 }])
    expect(await detail()).toMatchObject({
      ...{ isCustom: false, customAdditionalPrice: 0, print: null },
      personalization: {
        ...{ price: 450, preview: null },
        fields: [
          {
            ...{ key: 'engraving', label: 'Engraving', kind: 'text', isRequired: false, pattern: '' },
            ...{ maxLength: 60, min: 0, max: 9999 },
          },
          { key: 'year', label: 'Year', kind: 'number', isRequired: true, min: 1900, max: 2100 },
        ],
      },
    })
  })

  it('is the same when it is written again, and ends with null', async () => {
    expect((await set([field])).outcome).toBe('changed')
    expect((await set([field])).outcome).toBe('same')
    expect((await setProduct(shop.shop, { ...tin, personalization: null }, { actor: 'owner' })).outcome).toBe('changed')
    expect(await detail()).toMatchObject({ personalization: null })
  })

  it('gives clients of the specification its name and number', async () => {
    await set([
      { ...field, key: 'name' },
      { ...field, key: 'number', kind: 'number', max: 99 },
    ])
    expect(await detail()).toMatchObject({ isCustom: true, customAdditionalPrice: 450 })
  })

  it.each([
    ['the same key twice', [field, field], 'fields[1].key'],
    ['a pattern that could run for long', [{ ...field, pattern: '(a+)+' }], 'fields[0].pattern'],
    ['a pattern of a number', [{ ...field, kind: 'number', pattern: '1' }], 'fields[0].pattern'],
    ['bounds without a number between', [{ ...field, kind: 'number', min: 5, max: 4 }], 'fields[0].max'],
    ['a key in capitals', [{ ...field, key: 'Engraving' }], 'fields[0].key'],
    ['no field', [], 'fields'],
    ['eleven fields', Array.from({ length: 11 }, (_, at) => ({ ...field, key: `f${at}` })), 'fields'],
  ])('is refused with %s', async (_, fields, path) => {
    await expect(set(fields)).rejects.toThrow(`personalization.${path}`)
  })
})
