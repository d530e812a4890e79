// Runs first in the main commands (package.json): a Node.js version that is too old would fail elsewhere with an
// unrelated message.
import { readFileSync } from 'node:fs'
import { isWithin } from './node-versions/node-range.mjs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const { version } = process

if (!isWithin(version.slice(1), engines.node)) {
  console.error(
    `The shop needs Node.js ${engines.node}, and this is ${version}: take another from https://nodejs.org/.`,
  )
  process.exit(1)
}
