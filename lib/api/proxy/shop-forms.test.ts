/** @jest-environment node */
import { ApiError } from '../api-error'
import { subscribe } from './shop-forms'

const send = jest.fn()

jest.mock('../store-api', () => ({ storeApi: () => ({ send }) }))
jest.mock('../../data/settings', () => ({
  getStoreSettings: async () => ({ restrict: { platform: [], language: [] } }),
}))
jest.mock('../../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('../../env', () => ({
  env: () => ({
    PUBLIC_ORIGIN: 'https://shop.example',
    ALLOWED_ORIGINS: [],
    RATE_LIMIT_READ_PER_MINUTE: 1000,
    RATE_LIMIT_WRITE_PER_MINUTE: 1000,
  }),
  isSecureOrigin: () => true,
}))
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, set: () => {} }),
  headers: async () => new Headers(),
}))

const post = (body: string, origin = 'https://shop.example') =>
  subscribe(new Request('http://localhost:3000/api/form/subscribe', { method: 'POST', body, headers: { origin } }))

const refuse = (code: number) => {
  const details = { method: 'POST', path: '/api/subscribe', status: code, msg: '<b>words of the store</b>' }
  send.mockRejectedValueOnce(new ApiError({ ...details, code }))
}

beforeEach(() => send.mockReset().mockResolvedValue({ code: 0, msg: '', data: null }))

describe('the newsletter’s form without JavaScript', () => {
  it('subscribes the address and redirects to the confirmation', async () => {
    const { status, headers } = await post('email=+nora%40x.de+')
    expect([status, headers.get('location')]).toEqual([303, '/newsletter?state=submitted'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'POST', path: '/api/subscribe', body: { email: 'nora@x.de' } }),
    )
  })

  it.each([
    ['', '/newsletter?state=missing'],
    ['email=+', '/newsletter?state=missing'],
    ['email=nora%40', '/newsletter?state=invalid&email=nora%40'],
  ])('%j is not sent on: %s', async (body, location) => {
    expect((await post(body)).headers.get('location')).toBe(location)
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    [429, 'limited'],
    [400, 'failed'],
    [502, 'failed'],
  ])('a refusal with %s is shown as %s, without the store’s message', async (code, state) => {
    refuse(code)
    expect((await post('email=nora%40x.de')).headers.get('location')).toBe(`/newsletter?state=${state}`)
  })

  it('rejects a form of another site, and one that is too large', async () => {
    expect((await post('email=nora%40x.de', 'https://evil.example')).status).toBe(403)
    expect((await post(`email=${'x'.repeat(70_000)}`)).headers.get('location')).toBe('/newsletter?state=failed')
    expect(send).not.toHaveBeenCalled()
  })
})
