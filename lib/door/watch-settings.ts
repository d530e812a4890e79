import 'server-only'
import { blockedPort } from '../config/blocked-port'
import { env } from '../env'
import { log } from '../log'
import { gauge } from '../metrics/registry'
import { SettingsKnown } from './settings-known'

/**
 * Tells of a middleware that cannot ask the store API, though the pages can: it then shuts nobody out, and no page is kept. Its
 * `fetch` connects to fewer ports than they do.
 */
export function watchSettings(): SettingsKnown {
  const port = blockedPort(env().STORE_API_URL)
  if (port)
    log().error({ port }, 'the Fetch standard blocks the port of STORE_API_URL: the middleware cannot ask there')
  const settings = new SettingsKnown((isKnown) => {
    if (isKnown) log().info('the middleware knows the settings of the store')
    else log().error('the middleware does not know the settings of the store: nobody is shut out, and no page is kept')
  })
  if (port) settings.isKnown = false
  gauge({
    name: 'storefront_settings_known',
    help: '1 while the middleware knows the settings of the store, 0 while it does not; absent before anybody has come.',
    collect() {
      if (settings.isKnown === undefined) this.remove()
      else this.set(settings.isKnown ? 1 : 0)
    },
  })
  return settings
}
