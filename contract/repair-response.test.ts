/** @jest-environment node */
import { array, object, string, type AnySchema } from 'yup'
import { CALLS } from './calls'
import { cartSchema } from './entities/cart'
import { productCardSchema } from './entities/product'
import { userSchema } from './entities/user'
import { flag, key, listSchema, withFallback, text } from './rules'
import { repairResponse } from './repair-response'

const repair = (schema: AnySchema, data: unknown) => {
  const notes: string[] = []
  return { data: repairResponse(schema, data, (where) => notes.push(where)), notes }
}

/** All rules of a schema that have a fallback. */
const listFallbacks = (schema: AnySchema, where = ''): { where: string; schema: AnySchema; value: unknown }[] => {
  const meta = schema.meta() as { otherwise?: unknown } | undefined
  const { fields = {}, innerType } = schema as unknown as { fields?: Record<string, AnySchema>; innerType?: AnySchema }
  return [
    ...(meta && 'otherwise' in meta ? [{ where, schema, value: meta.otherwise }] : []),
    ...Object.entries(fields).flatMap(([name, field]) => listFallbacks(field, `${where}.${name}`)),
    ...(innerType ? listFallbacks(innerType, `${where}[]`) : []),
  ]
}

describe('a response', () => {
  it('that matches its schema is returned unchanged', () => {
    const data = { email: 'ada@mail.example', firstname: 'Ada', lastname: 'King', isVerified: false, more: 1 }
    expect(repair(userSchema, data).data).toBe(data)
  })

  it.each([
    ['missing', {}],
    ['null', { firstname: null, lastname: null }],
    ['empty', { firstname: '', lastname: '' }],
  ])('of a user whose names are %s has empty names, and requests no verification (spec §3)', (_, names) => {
    const { data, notes } = repair(userSchema, { email: 'ada@mail.example', ...names })
    expect(data).toEqual({ email: 'ada@mail.example', firstname: '', lastname: '', isVerified: true })
    expect(notes).toEqual([])
  })

  it('of null for a user is a user without an email', () => {
    expect(repair(userSchema, null).data).toMatchObject({ email: '' })
  })

  it('with a cart line of only the specified fields is a cart (spec §3)', () => {
    const line = { id: 1, mid: 0, quantity: 2, price: 7999, imageUrl: null }
    const { data } = repair(cartSchema, { carts: [line], subTotal: 15998, specialSubTotal: 15998 })
    expect(data).toMatchObject({
      carts: [
        { ...line, imageUrl: '', specialPrice: null, optionList: [], product: { key: '', name: '' }, custom: null },
      ],
    })
  })

  it('loses invalid list items, and reports them', () => {
    const card = { key: 'scarf', name: 'Scarf', price: 1900 }
    const list = [card, { ...card, price: 'free' }, null, { ...card, brand: 7 }]
    const { data, notes } = repair(listSchema(productCardSchema), { list, page: 1, limit: 12, total: 4 })
    expect((data as { list: unknown[] }).list).toMatchObject([
      { ...card, brand: '', subtitle: '', specialPrice: null, inStock: true },
      { ...card, brand: '' },
    ])
    expect(notes).toEqual(['list[]', 'list[]', 'list[].brand'])
  })

  it('has undefined instead of null for an optional field', () => {
    expect(repair(object({ code: withFallback(string(), undefined) }), { code: null }).data).toEqual({
      code: undefined,
    })
  })

  it('that cannot be repaired is rejected', () => {
    expect(() => repair(object({ key: key() }), {})).toThrow('key')
    expect(() => repair(array(text()).required(), 'text')).toThrow('array')
  })

  it('keeps optional fields unchanged, and does not invent objects in lists', () => {
    const schema = object({ more: string(), flags: array(object({ isOn: flag() })).required() })
    expect(repair(schema, { flags: [null, {}] })).toEqual({ data: { flags: [{ isOn: false }] }, notes: ['flags[]'] })
    expect(repair(object({ a: withFallback(text(), 'b') }).required(), null).data).toEqual({ a: 'b' })
  })
})

const responses = Object.entries(CALLS).flatMap(([name, { response }]) =>
  response ? [[name, response as AnySchema] as const] : [],
)

describe('the fallback of a missing field', () => {
  it.each(responses)('matches its rule: %s', (_, response) => {
    for (const { where, schema, value } of listFallbacks(response))
      expect([where, schema.isValidSync(value, { strict: true })]).toEqual([where, true])
  })
})
