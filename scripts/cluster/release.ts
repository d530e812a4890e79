import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Instance } from './instance'

/** Puts the scripts of a build where nginx finds them, beside those of the builds before. */
export const addStatic = (build: string, folder: string) =>
  cpSync(join(build, '.next', 'static'), folder, { recursive: true })

/** Has nginx send everybody to these storefronts alone, and keep no page of another release. */
export type SendTo = (storefronts: Instance[], release: string) => Promise<void>

const renew = async (storefront: Instance) => {
  await storefront.stop()
  await storefront.start()
}

/**
 * Takes half of the storefronts out, starts them from the new build, sends everybody to them at once, and does the same
 * with the other half: nobody is answered now by one release and now by the other.
 * @param storefronts two or more, which start from the new build from now on
 */
export async function switchRelease(storefronts: Instance[], sendTo: SendTo, names: { old: string; next: string }) {
  const half = Math.ceil(storefronts.length / 2)
  const [first, second] = [storefronts.slice(0, half), storefronts.slice(half)]
  await sendTo(second, names.old)
  await Promise.all(first.map(renew))
  await sendTo(first, names.next)
  await Promise.all(second.map(renew))
  await sendTo(storefronts, names.next)
}
