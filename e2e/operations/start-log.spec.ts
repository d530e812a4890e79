import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { makeSecrets } from '../../tests/harness/secrets'
import { forward } from '../../tests/harness/http-proxy'
import { startMitmStoreApi } from '../stores/mitm-store-api'
import { openLoggedStorefront } from './logged-storefront'

const target = process.env.E2E_STORE_API_URL ?? ''
const secret = process.env.E2E_STORE_API_SECRET ?? ''

/** Ports the Fetch standard blocks, of which one is free. */
const BLOCKED = [4190, 6000, 6665, 6666, 6667, 6668, 6669, 6697, 10080]

const opened: { close: () => unknown }[] = []
test.describe.configure({ mode: 'serial' })
test.beforeEach(() => test.setTimeout(120_000))
test.afterEach(async () => {
  for (const { close } of opened.splice(0).reverse()) await close()
})

/** @returns the port, or null if it is in use */
const listen = (listener: RequestListener, port = 0) =>
  new Promise<number | null>((resolve) => {
    const server = createServer(listener)
    const close = () => {
      server.closeAllConnections()
      server.close()
    }
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      opened.push({ close })
      resolve((server.address() as AddressInfo).port)
    })
  })

async function open(...[options]: Parameters<typeof openLoggedStorefront>) {
  const storefront = await openLoggedStorefront(options)
  opened.push(storefront)
  return storefront
}

/** The reply of /readyz to a program on the same machine. */
async function requestReadiness(url: string) {
  const response = await fetch(`${url}/readyz`)
  return { status: response.status, body: (await response.json()) as object }
}

test('a secret other than the store API’s is reported in the log and at /readyz, and to no shopper', async () => {
  const { url, lines } = await open({ storeApiUrl: target, secret: makeSecrets().storeApi })
  const refused = { 'store-api': 'secret' }
  expect(await requestReadiness(url)).toEqual({ status: 503, body: { status: 'unavailable', refused } })
  expect(lines()).toContainEqual(expect.objectContaining({ level: 50, upstream: 'store-api', why: 'secret' }))
  const response = await fetch(`${url}/api/product`)
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(await response.text()).not.toMatch(/secret|clock/)
  expect(await (await fetch(`${url}/product`)).text()).not.toMatch(/the same secret|clocks of the two/)
})

test('a clock difference beyond the time window is reported in the log and at /readyz', async () => {
  const port = await listen((_, response) => {
    const date = new Date(Date.now() - 3_600_000).toUTCString()
    response.writeHead(400, { 'content-type': 'application/json', date })
    response.end(JSON.stringify({ code: 400, msg: 'That request could not be read.', data: null }))
  })
  const { url, lines } = await open({ storeApiUrl: `http://127.0.0.1:${port}`, secret })
  expect((await requestReadiness(url)).body).toMatchObject({ refused: { 'store-api': 'clock' } })
  expect(lines()).toContainEqual(expect.objectContaining({ level: 50, upstream: 'store-api', why: 'clock' }))
})

test('a port the Fetch standard blocks is logged at start, and the gauge shows that the middleware cannot send requests', async () => {
  const forwarding: RequestListener = (incoming, outgoing) => {
    forward(incoming, target).then(
      ({ status, replyHeaders, reply }) => outgoing.writeHead(status, replyHeaders).end(reply),
      () => outgoing.destroy(),
    )
  }
  let port: number | null = null
  for (const blocked of BLOCKED) port ??= await listen(forwarding, blocked)
  const { url, lines, metric } = await open({ storeApiUrl: `http://127.0.0.1:${port}`, secret })
  expect(lines()).toContainEqual(expect.objectContaining({ level: 50, port: String(port) }))
  expect(await metric('storefront_settings_known')).toBe(0)
  expect((await fetch(`${url}/`)).status).toBe(200)
  expect(await metric('storefront_settings_known')).toBe(0)
})

test('a storefront logs the image hosts it replaces, and that its pipeline is attached', async () => {
  const mitm = await startMitmStoreApi({
    target,
    secret,
    changes: {
      '/api/store': (data) => ({
        ...(data as object),
        logo: 'https://cdn.elsewhere.example/logo.png',
        url: 'https://pictures.example',
      }),
    },
  })
  opened.push({ close: mitm.stop })
  const on = await open({ storeApiUrl: mitm.url, secret, env: { IMAGE_BASE_URL: '' } })
  await test.step('the start logs the replaced image hosts and their replacements', async () => {
    const hosts = { 'https://cdn.elsewhere.example': 'https://pictures.example' }
    await expect.poll(() => on.lines().find(({ event }) => event === 'image hosts replaced')).toMatchObject({ hosts })
  })
  await test.step('the gauge shows that the pipeline is attached', async () => {
    expect(await requestReadiness(on.url)).toEqual({ status: 200, body: { status: 'ok' } })
    expect(await on.metric('storefront_pipeline_attached')).toBe(1)
  })
})

test('without the HTTP pipeline the start logs a warning, and the shop works', async () => {
  const off = await open({ storeApiUrl: target, secret, env: { HTTP_PIPELINE: 'off' } })
  expect(off.lines()).toContainEqual(expect.objectContaining({ level: 40, event: 'http pipeline off' }))
  expect(await requestReadiness(off.url)).toEqual({ status: 200, body: { status: 'ok' } })
  expect(await off.metric('storefront_pipeline_attached')).toBe(0)
  const page = await fetch(`${off.url}/product`)
  expect(page.status).toBe(200)
  expect(page.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await fetch(`${off.url}/made-up`)).status).toBe(404)
})
