import type { Personalization, PersonalizationField } from '../db/schema/columns'
import { HttpError } from '../http/errors'
import { sameText, text } from '../i18n/local-text'
import { textsOf } from '../i18n/texts'
import { printFields } from '../demo/seed/print-fields'
import { validatePersonalization, customPriceOf, identityOf } from './personalization'

const field = (key: string, rules: Partial<PersonalizationField> = {}): PersonalizationField => ({
  ...{ key, label: sameText(key), kind: 'text', isRequired: false, pattern: '', maxLength: 20, min: 0, max: 0 },
  ...rules,
})

/** A text that has to be there, and a year. */
const ENGRAVING: Personalization = {
  ...{ price: 450, preview: null },
  fields: [
    field('engraving', { label: text('Engraving', 'Grabado', 'Gravur'), isRequired: true, pattern: '[A-Z .]*' }),
    field('year', { kind: 'number', min: 1900, max: 2100 }),
  ],
}
const PRINT = printFields(1200)

const enter = (personalization: Record<string, string>, of: Personalization | null = ENGRAVING) =>
  validatePersonalization(of, { custom: null, personalization }, 'de')

/** The message the shopper gets. */
function refusal(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof HttpError) return error.messageOf(textsOf('en'))
  }
  return 'taken'
}

describe('what is entered for a product', () => {
  it('is kept field by field, in the order of the product, with the labels of the store’s language', () => {
    expect(enter({ year: '02024', engraving: ' FOR KIM ' })).toEqual({
      ...{ customName: null, customNumber: null },
      personalization: [
        { key: 'engraving', label: 'Gravur', value: 'FOR KIM' },
        { key: 'year', label: 'year', value: '2024' },
      ],
    })
  })

  it('is nothing where all of it is blank: required fields are not asked for then', () => {
    const nothing = { customName: null, customNumber: null, personalization: null }
    expect(enter({})).toEqual(nothing)
    expect(enter({ engraving: ' \u200b', year: '' })).toEqual(nothing)
    expect(validatePersonalization(null, { custom: { name: '', number: null } }, 'en')).toEqual(nothing)
  })

  it.each([
    [{ year: '2024' }, 'Gravur: fill in this field.'],
    [{ engraving: 'kim' }, 'Gravur: this isn’t in the form we need.'],
    [{ engraving: 'K'.repeat(21) }, 'Gravur: use at most 20 characters.'],
    [{ engraving: 'K\u202eM' }, 'Gravur: some of these characters can’t be used.'],
    [{ engraving: 'KIM', year: '1899' }, 'year: enter a whole number from 1900 to 2100.'],
    [{ engraving: 'KIM', colour: 'red' }, 'This product can’t be personalised.'],
  ])('is refused where a field does not take it: %j', (values, message) =>
    expect(refusal(() => enter(values))).toBe(message),
  )

  it('is refused for a product without fields', () =>
    expect(refusal(() => enter({ engraving: 'KIM' }, null))).toBe('This product can’t be personalised.'))
})

describe('the pair of the specification', () => {
  it('is what is in fields called name and number, whichever way it came', () => {
    const both = { customName: 'ADA', customNumber: 7 }
    expect(enter({ name: 'ADA', number: '07' }, PRINT)).toMatchObject(both)
    expect(validatePersonalization(PRINT, { custom: { name: 'ADA', number: 7 } }, 'en')).toMatchObject({
      ...both,
      personalization: [
        { key: 'name', label: 'Name', value: 'ADA' },
        { key: 'number', label: 'Number', value: '7' },
      ],
    })
  })

  it('is left out where its rules do not take what the shop’s own do', () => {
    const wide = {
      ...PRINT,
      fields: [field('name', { maxLength: 40 }), field('number', { kind: 'number', max: 9999 })],
    }
    expect(enter({ name: 'The whole team of 1998', number: '1998' }, wide)).toMatchObject({
      ...{ customName: null, customNumber: null },
      personalization: [{ value: 'The whole team of 1998' }, { value: '1998' }],
    })
  })

  it('has a price for clients of the specification alone where they can fill in all that is required', () => {
    expect(customPriceOf(PRINT)).toBe(1200)
    expect(customPriceOf(null)).toBeNull()
    expect(customPriceOf(ENGRAVING)).toBeNull()
    expect(customPriceOf({ ...PRINT, fields: [...PRINT.fields, field('font')] })).toBe(1200)
    expect(customPriceOf({ ...PRINT, fields: [...PRINT.fields, field('font', { isRequired: true })] })).toBeNull()
    expect(customPriceOf({ ...PRINT, fields: [field('name')] })).toBeNull()
  })
})

describe('what tells lines apart', () => {
  it('is every value; a drawn name in capitals', () => {
    const drawn = (name: string) => identityOf(enter({ name }, PRINT), 'back')
    expect(drawn('Ada')).toEqual(drawn('ADA'))
    expect(drawn('Ada')).not.toEqual(drawn('Ida'))
    const written = (name: string) => identityOf(enter({ name }, PRINT), null)
    expect(written('Ada')).not.toEqual(written('ADA'))
    const engraved = (engraving: string) => identityOf(enter({ engraving }), null)
    expect(engraved('A B')).not.toEqual(engraved('AB'))
  })
})
