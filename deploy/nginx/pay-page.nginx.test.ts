/** @jest-environment node */
import { PAYMENT_CALLS } from '../../contract/payment/calls'
import { openTestService, shopOf } from '../../payment-service/testing/test-service'
import { openNginx, type OpenNginx } from './testing/open-nginx'

let nginx: OpenNginx
beforeAll(async () => {
  nginx = await openNginx()
})
afterAll(() => nginx.close())
beforeEach(() => void (nginx.payments.requests.length = 0))

const request = (path: string, method = 'GET') => nginx.request(nginx.payOrigin + path, { method })
const requestLines = () => nginx.payments.requests.map(({ method, url }) => `${method} ${url}`)

it('the pay page and its forms are forwarded to the payment service', async () => {
  const { url } = await shopOf(openTestService()).create()
  const { pathname } = new URL(url)
  expect((await request(`${pathname}?method=visa`)).status).toBe(200)
  expect((await request(`${pathname}/card?method=visa`, 'POST')).status).toBe(200)
  expect(requestLines()).toEqual([`GET ${pathname}?method=visa`, `POST ${pathname}/card?method=visa`])
})

it.each(Object.values(PAYMENT_CALLS))('$method $path is not reachable from outside', async ({ method, path }) => {
  expect((await request(path.replace('{id}', 'pi_x'), method)).status).toBe(404)
  expect(requestLines()).toEqual([])
})

it.each(['/', '/healthz', '/readyz', '/metrics'])('%s is not public', async (path) => {
  expect((await request(path)).status).toBe(404)
  expect(requestLines()).toEqual([])
})

it('while the payment service is down, the page says so, and that nothing is paid twice', async () => {
  const own = await openNginx()
  await own.payments.close()
  const { status, headers, text } = await own.request(`${own.payOrigin}/p/pi_x`).finally(own.close)
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
  expect(text).toContain('You won’t be charged twice')
})
