/** @jest-environment node */
import fc from 'fast-check'
import { array, boolean, mixed, number, object, string, type Schema, type SchemaFieldDescription } from 'yup'
import { CALLS } from './calls'
import { compileValidator } from './compiled-validator'

const accepts = (schema: Schema, value: unknown) => schema.isValidSync(value, { strict: true })

/** Values of unexpected types. */
const odd = fc.constantFrom<unknown>(null, undefined, '', ' ', 'a b', '<', 0, -1, 1.5, NaN, Infinity, true, [], {}, [
  null,
])

/** Values as a schema describes them, now and then another. */
function likely(described: SchemaFieldDescription): fc.Arbitrary<unknown> {
  const { type, oneOf = [] } = described as { type: string; oneOf?: unknown[] }
  const plain: Record<string, fc.Arbitrary<unknown>> = {
    string: fc.constantFrom('a', 'home-shirt', 'https://shop.example/a', '2026-11-24T10:00:00.000Z', 'a@b.example'),
    number: fc.nat({ max: 5 }),
    boolean: fc.boolean(),
  }
  const fitting = (): fc.Arbitrary<unknown> => {
    if (oneOf.length > 0) return fc.constantFrom(...oneOf)
    if ('fields' in described) {
      const fields = Object.entries(described.fields as Record<string, SchemaFieldDescription>)
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, likely(field)])))
    }
    if ('innerType' in described)
      return fc.array(likely(described.innerType as SchemaFieldDescription), { minLength: 1, maxLength: 2 })
    return plain[type] ?? odd
  }
  return fc.oneof({ weight: 60, arbitrary: fitting() }, { weight: 1, arbitrary: odd })
}

const responses = Object.entries(CALLS).flatMap(([name, { response }]) =>
  response ? [[name, response as Schema] as const] : [],
)

describe('values that the compiled validator accepts', () => {
  it.each(responses)('match the contract: %s', (_, schema) => {
    const check = compileValidator(schema)
    fc.assert(fc.property(likely(schema.describe()), (value) => !check(value) || accepts(schema, value)))
  })

  const RULES: [string, Schema][] = [
    ['a text', string().required()],
    ['a text that may be empty', string().defined()],
    ['a text or null', string().nullable().defined()],
    ['a text of a pattern', string().matches(/^[a-z]+$/)],
    ['a text of a length', string().min(1).max(3)],
    ['one of some', string().oneOf(['a', ''])],
    ['a whole number', number().integer().min(0).required()],
    ['a number between', number().moreThan(0).lessThan(2)],
    ['yes or no', boolean().required()],
    ['a list', array(string().required()).min(1).required()],
    ['a thing', object({ a: string().required(), b: number() }).required()],
    ['things or none', array(object({ a: string() }).required()).nullable()],
  ]
  const anything = fc.oneof(
    odd,
    fc.constantFrom<unknown>('a', 'abcd', 2, ['a'], [1], { a: 'x' }, { a: 1 }, [{ a: 'x' }], [{}]),
  )
  it.each(RULES)('are all valid ones if the rules are supported: %s', (_, schema) => {
    const check = compileValidator(schema)
    fc.assert(fc.property(anything, (value) => check(value) === accepts(schema, value)))
  })

  it.each([
    ['of another kind', mixed()],
    ['with a rule of its own', string().test('own', 'no', () => false)],
    ['with something it must not be', string().notOneOf(['b'])],
  ])('are none for a schema %s', (_, schema) => expect(compileValidator(schema)('a')).toBe(false))
})

describe('a page of search results', () => {
  const card = {
    ...{ key: 'home', name: 'Home shirt', brand: 'Rovers', subtitle: 'Home', picture: { imageUrl: 'a', alt: 'b' } },
    ...{ secondImageUrl: '', price: 100, specialPrice: null, isNew: false, inStock: true, lastSizes: [] },
    ...{ isPriceFrom: false, unitPrice: { price: 395, unit: '100 g' } },
  }
  const facet = {
    ...{ key: 'brand', name: '', kind: 'values', isMany: true, isCut: false },
    values: [{ key: 'a', label: '', colour: null, count: 1, isChosen: false }],
  }
  const result = {
    ...{
      list: [card],
      page: 1,
      limit: 12,
      total: 1,
      corrected: null,
      isMore: false,
      isSampled: false,
      facets: [facet],
    },
  }

  it('is validated without yup', () => {
    const check = compileValidator(CALLS.searchProducts.response)
    expect(check(result)).toBe(true)
    expect(check({ ...result, facets: [{ ...facet, kind: 'taste' }] })).toBe(false)
    expect(check({ ...result, list: [{ ...card, price: -1 }] })).toBe(false)
    expect(check({ ...result, list: [{ ...card, unitPrice: { price: 395, unit: '1 stone' } }] })).toBe(false)
  })
})
