/** @jest-environment node */
import { readFlashState } from '../../forms/flash-state'
import { ApiError } from '../api-error'
import { addForm, cartForm, productPath, quantityForm, removeForm } from './cart-forms'

const send = jest.fn()
const requestCookies: Record<string, string> = { '__Host-uuid': '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3' }

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))
jest.mock('../store-api', () => ({ storeApi: () => ({ send }) }))
jest.mock('../../data/settings', () => ({
  getStoreSettings: async () => ({ restrict: { platform: [], language: [] } }),
}))
jest.mock('../../telemetry/log', () => ({ log: () => ({ warn: () => {} }) }))
jest.mock('../../env', () => ({
  env: () => ({
    PUBLIC_ORIGIN: 'https://shop.example',
    ALLOWED_ORIGINS: [],
    RATE_LIMIT_READ_PER_MINUTE: 1000,
    RATE_LIMIT_WRITE_PER_MINUTE: 1000,
    SESSION_SECRET: 'a-session-of-the-tests-a-session-of-tests',
    SESSION_SECRET_PREVIOUS: '',
  }),
  isSecureOrigin: () => true,
}))
jest.mock('next/headers', () => ({
  headers: async () =>
    new Headers({
      cookie: Object.entries(requestCookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    }),
  cookies: async () => ({
    get: (name: string) => (requestCookies[name] ? { value: requestCookies[name] } : undefined),
    set: ({ name, value }: { name: string; value: string }) => (requestCookies[name] = value),
  }),
}))

const add = (fields: Record<string, string>) => addForm(new URLSearchParams(fields))

describe('the product form without JavaScript', () => {
  const shirt = { key: 'shirt', optionId: '12', quantity: '2' }

  it('requires a size if there is one to choose', () => {
    const { optionId: _, ...unchosen } = shirt
    expect(add(unchosen)).toBe('size-missing')
  })

  it('requires no option for a product without options', () =>
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

describe('a refusal of the store to a cart form without JavaScript (spec §8)', () => {
  const post = (path: string, fields: Record<string, string>) =>
    new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: { origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  const refuse = (code: number, msg: string) =>
    send.mockRejectedValue(new ApiError({ code, status: 409, method: 'PUT', path: '/api/cart', msg }))
  const flashOf = async (response: Response) => {
    const { pathname, searchParams, hash } = new URL(response.headers.get('location') ?? '', 'http://l')
    const search = Object.fromEntries(searchParams)
    const flash = await readFlashState(search)
    return { page: pathname + hash, ...search, text: flash?.refusal, values: flash?.values }
  }

  const add = (fields: Record<string, string>) => cartForm(addForm, productPath)(post('/api/form/cart/add', fields))

  it('is shown with the message of the store, at its line', async () => {
    refuse(4005, 'Only 2 left in this size.')
    const response = await cartForm(quantityForm)(post('/api/form/cart/quantity', { id: '7', quantity: '3' }))
    expect(await flashOf(response)).toMatchObject({
      ...{ page: '/cart#line-7', notice: 'out-of-stock', line: '7', text: 'Only 2 left in this size.' },
    })
  })

  it('is shown beside the product form, which keeps the selected options', async () => {
    refuse(400, 'This product is no longer available.')
    const fields = {
      key: 'tea',
      group: '10',
      'optionId-10': '12',
      'optionId-11': '22',
      quantity: '3',
      customName: 'Ada',
    }
    expect(await flashOf(await add(fields))).toMatchObject({
      ...{ page: '/product/tea#buy', notice: 'failed', text: 'This product is no longer available.' },
      values: { options: '12-22', quantity: '3' },
    })
  })

  it('redirects a form without a required option to its product, without a store call', async () => {
    send.mockClear()
    const fields = { key: 'tea', group: '10', 'optionId-11': '22', quantity: '1' }
    expect(await flashOf(await add(fields))).toMatchObject({
      ...{ page: '/product/tea#buy', notice: 'size-missing', values: { options: '22', quantity: '1' } },
    })
    expect(send).not.toHaveBeenCalled()
  })

  it('is shown in the cart if the form names no product', async () => {
    expect(await flashOf(await add({ key: '../cart', quantity: '1' }))).toMatchObject({ page: '/cart' })
  })

  it('names the line of an empty quantity, too', async () => {
    const response = await cartForm(quantityForm)(post('/api/form/cart/quantity', { id: '7', quantity: '' }))
    expect(response.headers.get('location')).toBe('/cart?notice=quantity-empty&line=7#line-7')
  })
})

describe('a line that was removed without JavaScript', () => {
  const product = { key: 'tea', name: 'Tea' }
  const line = {
    id: 7,
    mid: 0,
    quantity: 3,
    price: 500,
    optionList: [{ id: 12, groupId: 10, title: '100 g' }],
    product,
  }
  const cartOf = (more: object) => ({ carts: [{ ...line, ...more }], subTotal: 1500, specialSubTotal: 1500 })
  const remove = async (more: object = {}, fields: Record<string, string> = {}) => {
    send.mockReset()
    send.mockImplementation(async ({ method }: { method: string }) => ({
      data: method === 'GET' ? { ...cartOf(more), ...('carts' in more && more) } : null,
    }))
    const request = new Request('http://localhost:3000/api/form/cart/remove', {
      method: 'POST',
      headers: { origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ id: '7', ...fields }).toString(),
    })
    const address = new URL((await cartForm(removeForm)(request)).headers.get('location') ?? '', 'http://l')
    return { address, flash: await readFlashState(Object.fromEntries(address.searchParams)) }
  }

  it('can be restored with its options and quantity', async () => {
    const { address, flash } = await remove()
    expect(address.pathname + '?' + address.searchParams.get('notice')).toBe('/cart?removed')
    expect(flash?.values.name).toBe('Tea')
    expect(addForm(new URLSearchParams(flash?.values.restore))).toMatchObject({
      ...{ path: '/api/cart', successMessage: 'restored', body: { key: 'tea', optionIds: [12], quantity: 3 } },
    })
  })

  it('is restored with the idempotency key of its form, which may be submitted twice', async () => {
    const { flash } = await remove()
    const restore = new URLSearchParams(flash?.values.restore)
    expect(addForm(restore)).not.toHaveProperty('idempotencyKey')
    restore.set('idempotency-key', 'press-1')
    expect(addForm(restore)).toMatchObject({ successMessage: 'restored', idempotencyKey: 'press-1' })
    restore.set('idempotency-key', 'two words')
    expect(addForm(restore)).not.toHaveProperty('idempotencyKey')
  })

  it('retries while the restore is in flight, a limited number of times', async () => {
    const inFlight = new ApiError({ code: 4103, status: 409, method: 'POST', path: '/api/cart', msg: 'In flight.' })
    const fields = { key: 'tea', optionId: '12', quantity: '1', restore: '1', 'idempotency-key': 'press-1' }
    const restored = async () => {
      const request = new Request('http://localhost:3000/api/form/cart/add', {
        method: 'POST',
        headers: { origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
      return new URL((await cartForm(addForm)(request)).headers.get('location') ?? '', 'http://l').search
    }
    send.mockReset()
    send.mockRejectedValueOnce(inFlight).mockRejectedValueOnce(inFlight).mockResolvedValue({ data: null })
    expect(await restored()).toBe('?notice=restored')
    expect(send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual(Array(3).fill('press-1'))
    send.mockReset()
    send.mockRejectedValue(inFlight)
    expect(await restored()).toMatch(/^\?notice=failed/)
    expect(send).toHaveBeenCalledTimes(5)
  })

  it('that is an add-on can be restored to its parent line', async () => {
    const parent = {
      carts: [
        { ...line, id: 6 },
        { ...line, mid: 6 },
      ],
      subTotal: 3000,
      specialSubTotal: 3000,
    }
    const { flash } = await remove(parent)
    expect(addForm(new URLSearchParams(flash?.values.restore))).toMatchObject({ body: { key: 'tea', mid: 6 } })
  })

  it.each([
    ['is withdrawn', { isWithdrawn: true }],
    ['has too little stock', { stock: 2 }],
    ['was not in the cart', { id: 8 }],
  ])('cannot be restored if it %s', async (_, more) => {
    expect((await remove(more)).address.search).toBe('?notice=removed')
  })

  it('redirects to the checkout if it was removed there', async () => {
    const { address } = await remove({}, { back: 'checkout' })
    expect(address.pathname).toBe('/checkout')
    expect(send).toHaveBeenCalledTimes(1)
  })
})
