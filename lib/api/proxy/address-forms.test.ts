/** @jest-environment node */

import type { Address } from '../../../contract/entities/address'
import { readFlashState } from '../../forms/flash-state'
import { ApiError } from '../api-error'
import { removeAddress, saveAddress, setDefaultAddress } from './account-forms'

const send = jest.fn()
const listCountries = jest.fn()
const requestCookies: Record<string, string> = {}

jest.mock('../store-api', () => ({ storeApi: () => ({ send }) }))
jest.mock('../../data/shipping', () => ({ listCountries: () => listCountries() as unknown }))
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

const UUID = '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3'
const US = { id: 3, iso: 'US', name: 'United States', states: [{ code: 'NY', name: 'New York' }] }
const FIELDS = {
  firstname: 'Ada',
  lastname: 'King',
  street: '5 Mill Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '12207',
  countryId: 3,
  phone: '+1 518',
  isDefaultShipping: false,
  isDefaultBilling: true,
}
const ADDRESS: Address = { ...FIELDS, id: 'k3y', country: 'United States', stateName: 'New York' }

const post = (fields: Record<string, string>) =>
  new Request('http://localhost:3000/api/form', {
    method: 'POST',
    headers: { origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const formFields = (change: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.entries(FIELDS).map(([name, value]) => [name, String(value)])),
  ...change,
})
const location = (response: Response) => response.headers.get('location') ?? ''
const refusal = (code: number, data: unknown = null) =>
  new ApiError({ code, status: code, method: 'PUT', path: '/api/address', msg: 'in its own words', data })
const flashAt = async (response: Response) => {
  const search = new URL(location(response), 'https://shop.example').searchParams
  return readFlashState(Object.fromEntries(search))
}

beforeEach(() => {
  send.mockReset().mockResolvedValue({ code: 0, msg: '', data: null })
  listCountries.mockReset().mockResolvedValue([US])
  for (const name of Object.keys(requestCookies)) delete requestCookies[name]
  requestCookies['__Host-uuid'] = UUID
})

describe('the form of an address without JavaScript', () => {
  it('sends a state by its code and redirects to the list with a notice', async () => {
    const response = await saveAddress(post(formFields({ state: 'new york' })))
    expect([response.status, location(response)]).toEqual([303, '/account/address?notice=saved'])
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ method: 'POST', path: '/api/address', body: FIELDS }))
  })

  it('updates the address with the submitted id', async () => {
    await saveAddress(post(formFields({ id: 'k3y' })))
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ method: 'PUT', path: '/api/address/k3y' }))
  })

  it('redirects to its page with the mistakes, and sends nothing', async () => {
    const response = await saveAddress(post(formFields({ city: 'A', phone: '' })))
    expect(location(response)).toMatch(/^\/account\/address\?add=&answer=[\w-]+#address-form$/)
    expect(await flashAt(response)).toMatchObject({ mistakes: ['city', 'phone'], values: { street: FIELDS.street } })
    expect(send).not.toHaveBeenCalled()
  })

  it('redirects to the edited address with the errors of the store', async () => {
    const errors = [{ field: 'state', code: 'unknown', message: 'not a state' }]
    send.mockRejectedValue(refusal(400, { errors }))
    const response = await saveAddress(post(formFields({ id: 'k3y', state: 'Yorkshire' })))
    expect(location(response)).toMatch(/^\/account\/address\?edit=k3y&answer=/)
    expect(await flashAt(response)).toMatchObject({ errors: { state: 'not a state' }, values: { state: 'Yorkshire' } })
  })

  it('lets the store validate the state if the countries cannot be fetched', async () => {
    listCountries.mockRejectedValue(new Error('away'))
    const response = await saveAddress(post(formFields()))
    expect(location(response)).toBe('/account/address?notice=saved')
  })
})

describe('a removal without JavaScript', () => {
  it('removes the address and shows a notice', async () => {
    expect(location(await removeAddress(post({ id: 'k3y' })))).toBe('/account/address?notice=removed')
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ method: 'DELETE', path: '/api/address/k3y' }))
  })

  it('shows the store’s message when it is refused', async () => {
    send.mockRejectedValue(refusal(404))
    const response = await removeAddress(post({ id: 'other' }))
    expect(location(response)).toMatch(/^\/account\/address\?notice=failed&answer=/)
    expect(await flashAt(response)).toMatchObject({ refusal: 'in its own words' })
  })

  it('sends no call for an invalid id', async () => {
    expect(location(await removeAddress(post({ id: '../user' })))).toMatch(/notice=failed/)
    expect(send).not.toHaveBeenCalled()
  })
})

describe('another default without JavaScript', () => {
  beforeEach(() => send.mockResolvedValue({ code: 0, msg: '', data: [ADDRESS] }))

  it('sends the address of the book with the additional default', async () => {
    const response = await setDefaultAddress(post({ id: 'k3y', kind: 'shipping' }))
    expect(location(response)).toBe('/account/address?notice=default')
    expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        method: 'PUT',
        path: '/api/address/k3y',
        body: { ...FIELDS, isDefaultShipping: true },
      }),
    )
  })

  it.each([
    ['an address that is not in the book', { id: 'other', kind: 'shipping' }],
    ['an unknown kind of default', { id: 'k3y', kind: 'gifts' }],
    ['nothing', {}],
  ])('changes nothing for %s', async (_, fields) => {
    expect(location(await setDefaultAddress(post(fields)))).toBe('/account/address?notice=failed')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('redirects to the login page when the session is lost', async () => {
    send.mockRejectedValue(refusal(401))
    const response = await setDefaultAddress(post({ id: 'k3y', kind: 'billing' }))
    expect(location(response)).toBe('/login?from=%2Faccount%2Faddress')
  })
})
