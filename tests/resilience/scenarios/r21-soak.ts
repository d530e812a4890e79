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

/** nginx lets one address have a hundred. */
const CONNECTIONS = 50

const HOUR = 3_600_000

const SHORT = 120_000

/** What a program holds goes up and down by some of a hundred with what was looked at last. */
const UPS_AND_DOWNS = 5

export const soak: Scenario = {
  id: 'R21',
  claim: 'A long soak: no request fails, and neither memory nor open files grow.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    const shown = pathsOf(await findPages(shop.ask))
    const programs = [...shop.instances.storefronts, ...shop.instances.storeApis]
    const filesOpen = () => programs.reduce((sum, one) => sum + readdirSync(`/proc/${one.pid()}/fd`).length, 0)
    const held = async () => {
      const all: number[] = []
      // Each waits for a debugger in the same place.
      for (const one of programs) all.push(await liveMemoryMb(one.pid()))
      return all
    }
    const { urls, certificate } = shop
    const { ask, close } = openClient({ origin: urls.shop, certificate, connections: CONNECTIONS })
    let turn = 0
    const next = () => {
      const path = browse(shown, turn++)
      return { path, ask: () => ask(path) }
    }
    const load = fireAtRate({ rate: RATE, next })
    const half = (isFull ? HOUR : SHORT) / 2
    await pause(half)
    const first = { files: filesOpen(), held: await held() }
    await pause(half)
    const last = { files: filesOpen(), held: await held() }
    figures.none('failed', failedOf(await load.stop()))
    await close()
    figures.add({ what: 'open files more than halfway through', value: last.files - first.files, goal: atMost(50) })
    if (isFull)
      figures.add({
        what: 'more than halfway through is held by one of the programs at most',
        value: Math.max(...last.held.map((mb, index) => (mb / (first.held[index] ?? mb) - 1) * 100)),
        unit: '%',
        goal: atMost(UPS_AND_DOWNS),
        detail: `${first.held.map(Math.round).join(', ')} MB, then ${last.held.map(Math.round).join(', ')} MB`,
      })
    else
      figures.leaveOut(
        `Two minutes say nothing of hours (--full: one); the programs hold ${last.held.map(Math.round).join(', ')} MB.`,
      )
  },
}
