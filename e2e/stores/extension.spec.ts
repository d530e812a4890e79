import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'

const INLINE_SCRIPT = 'window.inlineRan = true'

async function scriptHost() {
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' })
    reply.end('window.hostRan = true')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

const script = { defer: false, async: false, src: '', type: '', content: '' }

test('extension scripts are in the head as the store defines them, if the operator lists them (spec §3)', async ({
  page,
}) => {
  const host = await scriptHost()
  const scripts = [
    { ...script, id: 'listed', src: `${host.origin}/a.js`, defer: true, type: 'text/javascript' },
    { ...script, id: 'asynchronous', src: `${host.origin}/b.js`, async: true },
    { ...script, id: 'inline', content: INLINE_SCRIPT },
    { ...script, id: 'unlisted', src: 'https://elsewhere.example/x.js' },
    { ...script, id: 'changed', content: `${INLINE_SCRIPT}; window.changedRan = true` },
  ]
  const shop = await openStorefront(
    { '/api/store/ext': () => scripts },
    {
      EXTENSION_SCRIPT_ORIGINS: host.origin,
      EXTENSION_SCRIPT_HASHES: createHash('sha256').update(INLINE_SCRIPT).digest('base64'),
    },
  )
  await page.goto(`${shop.url}/category`)
  await expect(page.locator('head script#listed[defer][type="text/javascript"]')).toHaveCount(1)
  await expect(page.locator('head script#asynchronous[async]')).toHaveCount(1)
  await expect(page.locator('head script#inline')).toHaveCount(1)
  await expect(page.locator('script#unlisted, script#changed')).toHaveCount(0)
  const ran = await page.evaluate(() => {
    const { hostRan, inlineRan, changedRan } = window as unknown as Record<string, unknown>
    return { hostRan, inlineRan, changedRan }
  })
  expect(ran).toEqual({ hostRan: true, inlineRan: true, changedRan: undefined })
  await page.close()
  await shop.close()
  host.stop()
})
