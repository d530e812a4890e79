import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The pay page's whole style; it stands in the page itself. */
export const STYLE = readFileSync(fileURLToPath(new URL('./page.css', import.meta.url)), 'utf8')

/** What a policy names it by. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
