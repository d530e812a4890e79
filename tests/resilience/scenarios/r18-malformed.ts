import { readFileSync } from 'node:fs'
import { exactly } from '../figures'
import type { Scenario } from '../scenario'

const SCRIPT = 'test:fuzz'

const hasScript = (): boolean => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  return SCRIPT in scripts
}

export const malformed: Scenario = {
  id: 'R18',
  claim:
    'Malformed requests to the storefront and the store API: no program exits, and none responds with a 5xx of its own.',
  async run({ figures, processes, isFull }) {
    if (!hasScript()) return figures.skip(`There is no npm run ${SCRIPT}.`)
    const args = ['run', '--silent', SCRIPT, ...(isFull ? [] : ['--', '--requests', '2000'])]
    const { code } = await processes.run({ name: 'The fuzzer', file: 'npm', args })
    figures.add({ name: `exit code of npm run ${SCRIPT}`, value: code ?? -1, goal: exactly(0) })
  },
}
