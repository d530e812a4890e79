import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { TEMPLATE_VARIABLE } from './database'

/** Jest's global teardown: what `write-template.ts` has left. */
export default function removeTemplate(): void {
  const file = process.env[TEMPLATE_VARIABLE]
  if (file) rmSync(dirname(file), { recursive: true, force: true })
}
