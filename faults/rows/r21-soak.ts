import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { browse } from '../../bench/load/browse'
import { residentMb } from '../../bench/resident'
import { atMost } from '../figures'
import { failedOf, fireAtRate } from '../load/load'
import type { Row } from '../row'
import { findPages, pathsOf } from '../shop/pages'

const RATE = 20

const HOUR = 3_600_000

/** Between two looks, in milliseconds. */
const EVERY = 5000

interface Look {
  at: number
  memory: number
  files: number
}

/** By how much something grows in an hour: the line closest to all looks. */
function growthOf(looks: Look[], what: 'memory' | 'files'): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const [at, of] = [mean(looks.map((look) => look.at)), mean(looks.map((look) => look[what]))]
  const over = looks.reduce((sum, look) => sum + (look.at - at) * (look[what] - of), 0)
  const under = looks.reduce((sum, look) => sum + (look.at - at) ** 2, 0)
  return under === 0 ? 0 : (over / under) * HOUR
}

export const soak: Row = {
  id: 'R21',
  claim: 'A shop that is visited for a long time: nothing fails, and neither memory nor open files grow.',
  async run({ shop: open, figures, isFull }) {
    const shop = await open()
    const shown = pathsOf(await findPages(shop.ask))
    const programs = [...shop.instances.storefronts, ...shop.instances.storeApis]
    const look = (at: number): Look => ({
      at,
      memory: programs.reduce((sum, one) => sum + residentMb(one.pid()), 0),
      files: programs.reduce((sum, one) => sum + readdirSync(`/proc/${one.pid()}/fd`).length, 0),
    })
    let turn = 0
    const next = () => {
      const path = browse(shown, turn++)
      return { path, ask: () => shop.ask(path) }
    }
    const load = fireAtRate({ rate: RATE, next })
    const end = Date.now() + (isFull ? HOUR : 120_000)
    const looks: Look[] = []
    while (Date.now() < end) {
      await pause(EVERY)
      looks.push(look(Date.now()))
    }
    const fired = await load.stop()
    figures.none('failed', failedOf(fired))
    const [first, last] = [looks.at(Math.floor(looks.length / 2)), looks.at(-1)]
    figures.add({
      what: 'open files more than halfway through',
      value: (last?.files ?? 0) - (first?.files ?? 0),
      goal: atMost(50),
    })
    const later = looks.slice(Math.floor(looks.length / 2))
    if (isFull)
      figures.add({
        what: 'memory grows, second half',
        value: growthOf(later, 'memory'),
        unit: 'MB/h',
        goal: atMost(programs.length * 10),
      })
    else
      figures.leaveOut(
        `Two minutes say nothing of hours (--full: one); seen ${Math.round(last?.memory ?? 0)} MB in four programs.`,
      )
  },
}
