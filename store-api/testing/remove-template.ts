import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { execute, TEMPLATE_VARIABLE, testServer } from './database'

/** Jest's global teardown: removes the template of `write-template.ts`. */
export default async function removeTemplate(): Promise<void> {
  const template = process.env[TEMPLATE_VARIABLE]
  if (!template) return
  delete process.env[TEMPLATE_VARIABLE]
  const server = testServer()
  if (server) await execute(server, `drop database if exists ${template} with (force)`)
  else rmSync(dirname(template), { recursive: true, force: true })
}
