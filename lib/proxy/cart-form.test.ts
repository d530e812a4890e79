/** @jest-environment node */
import { addForm, quantityForm } from './cart-form'

jest.mock('../api/store-api', () => ({ storeApi: () => ({}) }))
jest.mock('../store/settings', () => ({}))
jest.mock('../env', () => ({ env: () => ({}), isSecureOrigin: () => true }))
jest.mock('next/headers', () => ({}))

const add = (fields: Record<string, string>) => addForm(new URLSearchParams(fields))

describe('the product form without JavaScript', () => {
  const shirt = { key: 'shirt', optionId: '12', quantity: '2' }

  it('asks for a size where there is one to choose', () => {
    const { optionId: _, ...unchosen } = shirt
    expect(add(unchosen)).toBe('size-missing')
  })

  it('asks for no option of a product that has none', () =>
    expect(add({ key: 'mug', 'no-options': 'mug', quantity: '1' })).toMatchObject({
      method: 'POST',
      body: { key: 'mug', optionIds: [] },
    }))

  it.each(['', '0', ' ', '-1'])("with the quantity %j warns 'quantity empty' and sends nothing (spec §5)", (quantity) =>
    expect(add({ ...shirt, quantity })).toBe('quantity-empty'),
  )
})

it.each(['', '0', ' ', '-1'])("a cart line with the quantity %j warns 'quantity empty' (spec §5)", (quantity) =>
  expect(quantityForm(new URLSearchParams({ id: '7', quantity }))).toBe('quantity-empty'),
)
