import 'server-only'
import { createHash } from 'node:crypto'
import { cache } from 'react'
import { CALLS } from '../../contract/calls'
import type { ExtensionScript } from '../../contract/entities/store'
import { env } from '../env'
import { log } from '../telemetry/log'
import { fetchCached } from './public-read'

/** The operator's scripts for a page's head. A failed fetch is only logged: a shop works without them. */
export const getExtensionScripts: () => Promise<ExtensionScript[]> = cache(async () => {
  const { EXTENSION_SCRIPT_ORIGINS: origins, EXTENSION_SCRIPT_HASHES: hashes } = env()
  if (origins.length === 0 && hashes.length === 0) return []
  try {
    return allowedScripts(await fetchCached(CALLS.listExtensions, { tags: ['store'] }), { origins, hashes })
  } catch (error) {
    log().warn({ err: error }, 'extension scripts could not be fetched')
    return []
  }
})

/** The scripts that the operator has approved for the pages' heads. */
export interface ExtensionRules {
  /** Allowed script origins: `https://stats.example`. */
  origins: readonly string[]
  /** Base64 of the SHA-256 of inline scripts, as a content security policy writes it. */
  hashes: readonly string[]
}

/** Maximum number of scripts; more indicate a misconfigured store. */
const MAX_SCRIPTS = 20

const EXECUTABLE_TYPES = ['', 'text/javascript', 'application/javascript', 'module']

/** Text that would end the element early, or keep it from ending. */
const SCRIPT_BREAKOUT = /<\/script|<!--/i

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64')

function isAllowed({ src, type, content }: ExtensionScript, { origins, hashes }: ExtensionRules): boolean {
  if (!EXECUTABLE_TYPES.includes(type)) return false
  if (src) return content === '' && URL.canParse(src) && origins.includes(new URL(src).origin)
  return content !== '' && !SCRIPT_BREAKOUT.test(content) && hashes.includes(hashOf(content))
}

/**
 * The allowed scripts: one with an address if its origin is listed, one with inline content if its hash is. So access
 * to the store's data is not enough to run a script here.
 */
export const allowedScripts = (scripts: ExtensionScript[], rules: ExtensionRules): ExtensionScript[] =>
  scripts.filter((script) => isAllowed(script, rules)).slice(0, MAX_SCRIPTS)
