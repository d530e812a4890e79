import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PlainFailure } from '../../tests/harness/plain-failure'

/** The templates an operator copies. */
export const NGINX_TEMPLATES = join('deploy', 'nginx')

const ENDING = '.template'
const PLACE = /\$\{([A-Z][A-Z0-9_]*)\}/g

/** Reads `NAME=value` lines, as systemd and compose do; the rest of a line is the value. */
export function readEnvFile(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line.trim()))
  return Object.fromEntries(lines.flatMap((line) => (line ? [[line[1], line[2]]] : [])))
}

/** @throws PlainFailure that names what has no value */
export function fillTemplate(text: string, values: Record<string, string>): string {
  const missing = new Set([...text.matchAll(PLACE)].map(([, name = '']) => name).filter((name) => !values[name]))
  if (missing.size > 0) throw new PlainFailure(`nginx's configuration needs a value for ${[...missing].join(', ')}.`)
  return text.replace(PLACE, (_, name: string) => values[name] ?? '')
}

/**
 * Writes nginx's configuration with its values filled in.
 * @param folder where `nginx.conf` goes, and `shop/` beside it
 * @throws PlainFailure as above
 */
export function writeNginxFiles(folder: string, values: Record<string, string>, templates = NGINX_TEMPLATES) {
  const names = readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ENDING))
  const files = names.map((name) => ({
    file: join(folder, name.slice(0, -ENDING.length)),
    text: fillTemplate(readFileSync(join(templates, name), 'utf8'), values),
  }))
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
