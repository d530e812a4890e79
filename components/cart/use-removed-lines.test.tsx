import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { CALLS } from '@/contract/calls'
import { readResponse } from '@/lib/api/read-response'
import { CallError } from '@/lib/browser/call-error'
import { type Cart, groupCart } from '@/lib/cart/cart'
import { useRemovedLines } from './use-removed-lines'

const add = jest.fn<Promise<boolean>, [unknown, string]>()
jest.mock('@/lib/cart/use-cart', () => ({
  cartActions: { add: (...args: [unknown, string]) => add(...args), remove: async () => {} },
}))
jest.mock('@/lib/telemetry/log', () => ({ log: () => ({ warn: () => {} }) }))

const sent = { id: 7, mid: 0, quantity: 2, price: 500, product: { key: 'scarf', name: 'Scarf' } }
const cart: Cart = groupCart(readResponse(CALLS.getCart, { carts: [sent], subTotal: 1000, specialSubTotal: 1000 }))

type Hook = ReturnType<typeof useRemovedLines>
let hook: Hook
const captureHook = (rendered: Hook) => {
  hook = rendered
}

function Drawer({ list }: Pick<Cart, 'list'>) {
  const rendered = useRemovedLines({ ...cart, list }, () => 'failed')
  useEffect(() => captureHook(rendered))
  return null
}

let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.createElement('div'))
  add.mockReset()
})
afterEach(() => act(async () => root.unmount()))

/** Removes the line, and restores it each time with the next outcome. @returns the keys of the calls */
async function restoreTwice(first: unknown): Promise<string[]> {
  await act(async () => root.render(<Drawer list={cart.list} />))
  const [line] = cart.list
  if (!line) throw new Error('the cart has no line')
  await act(() => hook.remove(line, true))
  await act(async () => root.render(<Drawer list={[]} />))
  add.mockRejectedValueOnce(first).mockResolvedValueOnce(true)
  for (let press = 0; press < 2; press++)
    await act(async () => {
      const removed = hook.rows.find((row) => row.removed)?.removed
      if (!removed) throw new Error('the line is not shown as removed')
      await hook.restore(removed)
    })
  return add.mock.calls.map(([, key]) => key)
}

it('retries a restoration whose response was lost with the same idempotency key', async () => {
  const keys = await restoreTwice(new CallError('', 0))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('retries a rejected restoration with a new idempotency key', async () => {
  const keys = await restoreTwice(new CallError('Sold out.', 4005))
  expect(new Set(keys).size).toBe(2)
})
