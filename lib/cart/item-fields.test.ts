/** @jest-environment node */
import {
  GROUP_FIELD,
  groupField,
  NO_OPTIONS_FIELD,
  OPTION_FIELD,
  readBundle,
  readEntered,
  readOptionIds,
} from './item-fields'

describe('the chosen option of a product', () => {
  const read = (fields: Record<string, string>) => readOptionIds(new URLSearchParams(fields), 'mug')

  it('is the option of its field', () => expect(read({ [OPTION_FIELD]: '12' })).toEqual([12]))

  it('is an empty list for a product without options', () => expect(read({ [NO_OPTIONS_FIELD]: 'mug' })).toEqual([]))

  it.each([{}, { [OPTION_FIELD]: '' }, { [OPTION_FIELD]: 'x' }, { [NO_OPTIONS_FIELD]: 'cup' }])(
    'is missing in %j',
    (fields) => expect(read(fields as Record<string, string>)).toBeNull(),
  )
})

describe('the chosen options of several groups', () => {
  const read = (query: string) => readOptionIds(new URLSearchParams(query), 'tea')
  const groups = `${GROUP_FIELD}=10&${GROUP_FIELD}=11`

  it('is one value of each', () =>
    expect(read(`${groups}&${groupField(10)}=12&${groupField(11)}=21`)).toEqual([12, 21]))

  it.each([groups, `${groups}&${groupField(10)}=12`, `${groups}&${groupField(10)}=12&${groupField(11)}=`])(
    'lacks a value in %j',
    (query) => expect(read(query)).toBeNull(),
  )
})

const read = (query: string) => readBundle(new URLSearchParams(query))

describe('the bundle of a product form', () => {
  it('contains the ticked products, each in its size', () => {
    expect(read('child=shorts&size-shorts=4&child=socks&size-socks=9&size-scarf=7')).toEqual([
      { key: 'shorts', optionIds: [4] },
      { key: 'socks', optionIds: [9] },
    ])
  })

  it('is empty if nothing was ticked', () => {
    expect(read('size-shorts=4')).toEqual([])
  })

  it('may have several options in one field', () => {
    expect(read('child=tea&size-tea=12-21')).toEqual([{ key: 'tea', optionIds: [12, 21] }])
    expect(read('child=tea&size-tea=12-')).toBeNull()
  })

  it('has no option for a product without options', () => {
    expect(read('child=bag&no-options=bag')).toEqual([{ key: 'bag', optionIds: [] }])
  })

  it.each(['child=shorts', 'child=shorts&size-shorts=', 'child=shorts&size-shorts=M'])(
    'lacks a size in %j',
    (query) => {
      expect(read(query)).toBeNull()
    },
  )
})

describe('the entered personalization', () => {
  const read = (fields: Record<string, string>) => readEntered(new URLSearchParams(fields))

  it('is the trimmed text of each field by its key', () =>
    expect(read({ 'personalization-engraving': ' For Kim ', 'personalization-year': '2024' })).toEqual({
      custom: null,
      personalization: { engraving: 'For Kim', year: '2024' },
    }))

  it('omits blank fields, and is omitted if all of them are blank', () => {
    expect(read({ 'personalization-engraving': 'A', 'personalization-year': ' ' }).personalization).toEqual({
      engraving: 'A',
    })
    expect(read({ 'personalization-engraving': '', customName: ' ' })).toEqual({ custom: null })
  })

  it('is name and number for a store that supports only the specification', () =>
    expect(read({ customName: 'Okafor', customNumber: '07' })).toEqual({ custom: { name: 'Okafor', number: 7 } }))
})
