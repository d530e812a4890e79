import { readFileSync } from 'node:fs'
import { connect, type TLSSocket } from 'node:tls'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../harness/measure'
import { atLeast, atMost } from '../figures'
import { failedOf, fireAtRate, durationsOf } from '../shop/load'
import type { Scenario } from '../scenario'
import type { FaultShop } from '../shop/fault-shop'
import { findPages } from '../shop/pages'
import { LIVE_CALL } from '../shop/recover'

/** Source address of the slow clients, which no other client has. */
const ATTACKER = '127.0.0.66'
const CONNECTIONS = 500

const HEAD = 'Host: localhost\r\nConnection: keep-alive\r\n'

/** Kinds of slow clients: what they send first, and then every second. */
const KINDS = [
  { name: 'headers', first: `GET / HTTP/1.1\r\n${HEAD}`, then: 'X-Slow: 1\r\n' },
  {
    name: 'a body',
    first: `POST /api/cart HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n`,
    then: '{',
  },
  { name: 'nothing, reading', first: `GET /product HTTP/1.1\r\n${HEAD}\r\n`, then: '' },
] as const

function openSlow({ urls, certificate }: FaultShop, { first, then }: (typeof KINDS)[number]): TLSSocket {
  const socket = connect({
    ...{ host: '127.0.0.1', port: Number(new URL(urls.shop).port), localAddress: ATTACKER },
    ...{ servername: 'localhost', ca: readFileSync(certificate), highWaterMark: 64 },
  })
  socket.on('error', () => {})
  socket.once('secureConnect', () => socket.write(first))
  const timer = setInterval(() => then && socket.writable && socket.write(then), 1000)
  socket.once('close', () => clearInterval(timer))
  socket.pause()
  return socket
}

export const slowClients: Scenario = {
  id: 'R17',
  claim:
    '500 connections send their headers or body a few bytes a second, or do not read the response: other shoppers notice nothing.',
  async run({ shop: getShop, figures, isFull }) {
    const shop = await getShop()
    const { pages } = await findPages(shop.request)
    const slow = Array.from({ length: CONNECTIONS }, (_, index) =>
      openSlow(shop, KINDS[index % KINDS.length] ?? KINDS[0]),
    )
    await pause(3000)
    figures.add({
      name: 'slow connections at once',
      value: slow.filter((socket) => !socket.destroyed).length,
      goal: atLeast(CONNECTIONS / 3),
    })
    const paths = [...pages, LIVE_CALL]
    let count = 0
    const next = () => {
      const path = paths[count++ % paths.length] ?? '/'
      return { path, send: () => shop.request(path) }
    }
    const load = fireAtRate({ rate: 20, next })
    await pause(isFull ? 60_000 : 15_000)
    const results = await load.stop()
    figures.time('99 of 100 other requests within', percentile(durationsOf(results), 99), atMost(1000))
    figures.none('others that failed', failedOf(results))
    const open = slow.filter((socket) => !socket.destroyed && !socket.readableEnded).length
    figures.add({
      name: 'slow connections that are still open',
      value: open,
      goal: atMost(CONNECTIONS),
      detail: 'for the record',
    })
    slow.forEach((socket) => socket.destroy())
  },
}
