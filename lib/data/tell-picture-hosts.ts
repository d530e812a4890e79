import 'server-only'
import { storeApi } from '../api/store-api'
import { CALLS } from '../../contract/calls'
import { ANYONE } from '../../contract/signed-headers'
import { env } from '../env'
import { log } from '../telemetry/log'
import { noteStoreUrl, pictureBase } from './picture-base'
import { replacedHosts } from './picture-hosts'

/** Milliseconds until the store API is asked again. */
const AGAIN = 15_000

const read = async (path: string): Promise<unknown> =>
  (await storeApi().send({ method: 'GET', path, caller: ANYONE })).data

async function tell(): Promise<void> {
  const settings = await read(CALLS.getStore.path)
  if (typeof settings === 'object' && settings !== null && 'url' in settings) noteStoreUrl(String(settings.url))
  // A store that has no such list has pictures all the same.
  const lists = await Promise.allSettled([read(CALLS.listCategories.path), read(CALLS.listProducts.path)])
  const replies = [settings, ...lists.map((list) => (list.status === 'fulfilled' ? list.value : null))]
  const hosts = replacedHosts(replies, { base: pictureBase(), origin: env().PUBLIC_ORIGIN })
  if (Object.keys(hosts).length > 0)
    log().info(
      { event: 'picture hosts', hosts },
      'addresses of pictures name these hosts; others are asked in their place',
    )
}

/** Says at start which hosts of picture addresses are replaced (spec §9), as soon as the store API answers. */
export function tellPictureHosts(): void {
  tell().catch(() => setTimeout(tellPictureHosts, AGAIN).unref())
}
