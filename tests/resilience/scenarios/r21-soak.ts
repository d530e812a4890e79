import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { browse } from '../../harness/shopper-paths'
import { atMost } from '../figures'
import { failedOf, fireAtRate } from '../shop/load'
import type { Scenario } from '../scenario'
import { openClient } from '../shop/client'
import { liveMemoryMb } from '../shop/live-memory'
import { findPages, pathsOf } from '../shop/pages'

const RATE = 20

/** nginx allows 100 per address. */
const CONNECTIONS = 50

const FULL_RUN_MS = 3_600_000
const SHORT_RUN_MS = 120_000

/** Live memory varies by a few percent with the last requests. */
const MAX_GROWTH_PERCENT = 5

export const soak: Scenario = {
  id: 'R21',
  claim: 'A long soak: no request fails, and neither memory nor open files grow.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    const paths = pathsOf(await findPages(shop.request))
    const programs = [...shop.instances.storefronts, ...shop.instances.storeApis]
    const countOpenFiles = () =>
      programs.reduce((sum, program) => sum + readdirSync(`/proc/${program.pid()}/fd`).length, 0)
    const liveMemory = async () => {
      const all: number[] = []
      // One after the other, as all programs use the same port for the inspector.
      for (const program of programs) all.push(await liveMemoryMb(program.pid()))
      return all
    }
    const { urls, certificate } = shop
    const { ask: request, close } = openClient({ origin: urls.shop, certificate, connections: CONNECTIONS })
    let requestCount = 0
    const next = () => {
      const path = browse(paths, requestCount++)
      return { path, send: () => request(path) }
    }
    const load = fireAtRate({ rate: RATE, next })
    const half = (isFull ? FULL_RUN_MS : SHORT_RUN_MS) / 2
    await pause(half)
    const first = { files: countOpenFiles(), memory: await liveMemory() }
    await pause(half)
    const last = { files: countOpenFiles(), memory: await liveMemory() }
    figures.none('failed', failedOf(await load.stop()))
    await close()
    figures.add({ name: 'growth of open files in the second half', value: last.files - first.files, goal: atMost(50) })
    if (isFull)
      figures.add({
        name: 'highest growth of live memory of a program in the second half',
        value: Math.max(...last.memory.map((mb, index) => (mb / (first.memory[index] ?? mb) - 1) * 100)),
        unit: '%',
        goal: atMost(MAX_GROWTH_PERCENT),
        detail: `${first.memory.map(Math.round).join(', ')} MB, then ${last.memory.map(Math.round).join(', ')} MB`,
      })
    else
      figures.skip(
        `Growth of memory is measured with --full only; live memory is ${last.memory.map(Math.round).join(', ')} MB.`,
      )
  },
}
