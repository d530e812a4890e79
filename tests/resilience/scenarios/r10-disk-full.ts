import { execFileSync } from 'node:child_process'
import { atLeast } from '../figures'
import type { Scenario } from '../scenario'
import { fillCache, findPages, findImages, findUncachedProducts } from '../shop/pages'
import { LIVE_CALL } from '../shop/recover'

/** Limits the size of files that programs write. With 0 every write fails, as on a full disk. */
const setFileSize = (pids: number[], size: string) =>
  pids.forEach((pid) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}`]))

export const diskFull: Scenario = {
  id: 'R10',
  claim:
    'The disk of the storefronts and the store APIs is full: pages, pictures and calls succeed, and no program ends.',
  async run({ shop: open, figures }) {
    const shop = await open()
    const { pages } = await findPages(shop.request)
    const products = await findUncachedProducts(shop.request, 6)
    await fillCache(shop, pages)
    const programs = [...shop.instances.storefronts, ...shop.instances.storeApis]
    const pids = programs.map((program) => program.pid())
    const pictures = (await findImages(shop.request)).slice(-4)
    setFileSize(pids, '0:unlimited')
    try {
      const uncachedPaths = products.slice(0, 6).flatMap((key) => [`/product/${key}`, `/product/${key}/review`])
      const paths = [...pages, ...uncachedPaths, LIVE_CALL, ...pictures]
      const failed: string[] = []
      for (const path of [...paths, ...paths]) {
        const { status } = await shop.request(path)
        if (status !== 200) failed.push(`${path}: ${status}`)
      }
      figures.none('failed', failed)
      figures.add({ name: 'requests', value: 2 * paths.length, goal: atLeast(20) })
    } finally {
      setFileSize(pids.filter(isAlive), 'unlimited:unlimited')
    }
    figures.none(
      'programs that ended',
      programs.filter((_, index) => !isAlive(pids[index] ?? 0)).map(({ name }) => name),
    )
    figures.skip(
      'A full disk is simulated by a limit of 0 bytes for files. It would end nginx and PostgreSQL, which are left out.',
    )
  },
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
