import { setTimeout as pause } from 'node:timers/promises'
import { atLeast } from '../figures'
import { openClient } from '../shop/client'
import type { Scenario } from '../scenario'
import { LIVE_CALL } from '../shop/recover'

const CONNECTIONS = 32

export const idleConnections: Scenario = {
  id: 'R14',
  claim:
    'Idle connections are reused every five seconds, just when a server with a keep-alive of five seconds would close them: no request is lost.',
  async run({ shop: open, figures, isFull, random }) {
    const shop = await open()
    const clients = Array.from({ length: CONNECTIONS }, () =>
      openClient({ origin: shop.urls.shop, certificate: shop.certificate, connections: 1 }),
    )
    const rounds = isFull ? 120 : 5
    const failed: string[] = []
    let requestCount = 0
    await Promise.all(
      clients.map(async ({ ask: request }) => {
        for (let round = 0; round < rounds; round++) {
          requestCount++
          const { status } = await request(LIVE_CALL)
          if (status !== 200) failed.push(`${LIVE_CALL}: ${status}`)
          await pause(4900 + random() * 200)
        }
      }),
    )
    await Promise.all(clients.map((client) => client.close()))
    figures.none('failed', failed)
    figures.add({ name: 'requests', value: requestCount, goal: atLeast(CONNECTIONS * rounds) })
  },
}
