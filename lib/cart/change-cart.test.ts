/** @jest-environment jsdom */
import { mutate } from 'swr'
import { EMPTY_CART } from './cart'
import { CART_URL } from './cart-calls'
import { cartActions } from './use-cart'

const clearLines = jest.fn<Promise<void>, []>()
const removeLine = jest.fn<Promise<void>, [number]>()

jest.mock('./cart-calls', () => ({
  CART_URL: '/api/cart',
  clearLines: () => clearLines(),
  removeLine: (id: number) => removeLine(id),
}))

const line = (id: number) => ({ id, quantity: 1, children: [] })
const CART = { ...EMPTY_CART, list: [line(1), line(2)], number: 2 } as never

const shown = async () => {
  let cart: { list: { id: number }[] } | undefined
  await mutate<typeof cart>(CART_URL, (now) => (cart = now), { revalidate: false })
  return cart?.list.map(({ id }) => id)
}

beforeEach(() => mutate(CART_URL, CART, { revalidate: false }))

it('a refused change is undone although the cart cannot be loaded', async () => {
  clearLines.mockRejectedValue(new Error('refused'))
  const clearing = cartActions.clear()
  expect(await shown()).toEqual([])
  await expect(clearing).rejects.toThrow('refused')
  expect(await shown()).toEqual([1, 2])
})

it('a refused change does not undo another pending one', async () => {
  let refuse = () => {}
  removeLine.mockImplementation((id) =>
    id === 1 ? new Promise((_, reject) => (refuse = () => reject(new Error('refused')))) : new Promise(() => {}),
  )
  const first = cartActions.remove(1)
  void cartActions.remove(2)
  expect(await shown()).toEqual([])
  refuse()
  await expect(first).rejects.toThrow('refused')
  expect(await shown()).toEqual([])
})
