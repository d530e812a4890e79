/** @jest-environment node */
import { array, object, string, type AnySchema } from 'yup'
import { CALLS } from './calls'
import { cartSchema } from './entities/cart'
import { productCardSchema } from './entities/product'
import { userSchema } from './entities/user'
import { flag, key, listSchema, otherwise, text } from './rules'
import { repairResponse } from './repair-response'

const mend = (schema: AnySchema, data: unknown) => {
  const notes: string[] = []
  return { data: repairResponse(schema, data, (where) => notes.push(where)), notes }
}

/** Every rule of a schema that has something to stand in. */
const standIns = (schema: AnySchema, where = ''): { where: string; schema: AnySchema; value: unknown }[] => {
  const meta = schema.meta() as { otherwise?: unknown } | undefined
  const { fields = {}, innerType } = schema as unknown as { fields?: Record<string, AnySchema>; innerType?: AnySchema }
  return [
    ...(meta && 'otherwise' in meta ? [{ where, schema, value: meta.otherwise }] : []),
    ...Object.entries(fields).flatMap(([name, field]) => standIns(field, `${where}.${name}`)),
    ...(innerType ? standIns(innerType, `${where}[]`) : []),
  ]
}

describe('an answer', () => {
  it('that holds its schema is the same one', () => {
    const data = { email: 'ada@mail.example', firstname: 'Ada', lastname: 'King', isVerified: false, more: 1 }
    expect(mend(userSchema, data).data).toBe(data)
  })

  it.each([
    ['missing', {}],
    ['null', { firstname: null, lastname: null }],
    ['empty', { firstname: '', lastname: '' }],
  ])('of a user whose names are %s has empty ones, and asks for no verification (spec §3)', (_, names) => {
    const { data, notes } = mend(userSchema, { email: 'ada@mail.example', ...names })
    expect(data).toEqual({ email: 'ada@mail.example', firstname: '', lastname: '', isVerified: true })
    expect(notes).toEqual([])
  })

  it('about no user is a user without an email', () => {
    expect(mend(userSchema, null).data).toMatchObject({ email: '' })
  })

  it('with a cart line of the fields the specification names alone is a cart (spec §3)', () => {
    const line = { id: 1, mid: 0, quantity: 2, price: 7999, imageUrl: null }
    const { data } = mend(cartSchema, { carts: [line], subTotal: 15998, specialSubTotal: 15998 })
    expect(data).toMatchObject({
      carts: [
        { ...line, imageUrl: '', specialPrice: null, optionList: [], product: { key: '', name: '' }, custom: null },
      ],
    })
  })

  it('is a list without its wrong items, and tells of them', () => {
    const card = { key: 'scarf', name: 'Scarf', price: 1900 }
    const list = [card, { ...card, price: 'free' }, null, { ...card, brand: 7 }]
    const { data, notes } = mend(listSchema(productCardSchema), { list, page: 1, limit: 12, total: 4 })
    expect((data as { list: unknown[] }).list).toMatchObject([
      { ...card, brand: '', subtitle: '', specialPrice: null, inStock: true },
      { ...card, brand: '' },
    ])
    expect(notes).toEqual(['list[]', 'list[]', 'list[].brand'])
  })

  it('has nothing where null stands for what may be missing', () => {
    expect(mend(object({ code: otherwise(string(), undefined) }), { code: null }).data).toEqual({ code: undefined })
  })

  it('that cannot be mended is none', () => {
    expect(() => mend(object({ key: key() }), {})).toThrow('key')
    expect(() => mend(array(text()).required(), 'text')).toThrow('array')
  })

  it('keeps what is optional as it is, and does not invent objects in lists', () => {
    const schema = object({ more: string(), flags: array(object({ isOn: flag() })).required() })
    expect(mend(schema, { flags: [null, {}] })).toEqual({ data: { flags: [{ isOn: false }] }, notes: ['flags[]'] })
    expect(mend(object({ a: otherwise(text(), 'b') }).required(), null).data).toEqual({ a: 'b' })
  })
})

const responses = Object.entries(CALLS).flatMap(([name, { response }]) =>
  response ? [[name, response as AnySchema] as const] : [],
)

describe('what stands for a missing field', () => {
  it.each(responses)('holds its rule: %s', (_, response) => {
    for (const { where, schema, value } of standIns(response))
      expect([where, schema.isValidSync(value, { strict: true })]).toEqual([where, true])
  })
})
