import 'server-only'
import { cache } from 'react'
import { CALLS } from '../../contract/calls'
import type { ExtensionScript } from '../../contract/entities/store'
import { env } from '../env'
import { log } from '../telemetry/log'
import { allowedScripts } from './extension-rules'
import { publicRead } from './public-read'

/** The operator's scripts that may stand in a page's head. A failed fetch is only logged: a shop works without them. */
export const getExtensionScripts: () => Promise<ExtensionScript[]> = cache(async () => {
  const { EXTENSION_SCRIPT_ORIGINS: origins, EXTENSION_SCRIPT_HASHES: hashes } = env()
  if (origins.length === 0 && hashes.length === 0) return []
  try {
    return allowedScripts(await publicRead(CALLS.listExtensions, { tags: ['store'] }), { origins, hashes })
  } catch (error) {
    log().warn({ err: error }, 'extension scripts could not be fetched')
    return []
  }
})
