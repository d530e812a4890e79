import { writeFileSync } from 'node:fs'
import { exactly } from '../figures'
import { COLUMNS, DEPENDENCIES, matrixDoc, type MatrixEntry, type Mode } from '../matrix/matrix'
import { stateOf, type State } from '../matrix/response-state'
import { prepareVisit, type Visit } from '../matrix/visit'
import type { Scenario } from '../scenario'
import { fillCache, findPages } from '../shop/pages'

const FILE = 'docs/resilience.md'
const MODES: Mode[] = ['down', 'slow']

async function runColumns(visit: Visit, addUnexpected: (column: string, result: string) => void): Promise<State[]> {
  const states: State[] = []
  for (const { name, run, completePattern, mayFail } of COLUMNS) {
    const response = await run(visit)
    const state = stateOf(response, completePattern?.(visit))
    states.push(state)
    if (state === 'broken' || (state === 'down' && !mayFail))
      addUnexpected(
        name,
        `${response.status} after ${Math.round(response.durationMs)} ms: ${response.text.slice(0, 120)}`,
      )
  }
  return states
}

export const matrix: Scenario = {
  id: 'R25',
  claim:
    'Any one dependency is down or slow: public pages are served, failing actions show an error, and the rest works.',
  async run({ shop: open, figures }) {
    const rows: MatrixEntry[] = []
    const unexpected: string[] = []
    const content = await findPages((await open()).request)
    for (const mode of MODES)
      for (const { name, injectFault } of DEPENDENCIES) {
        const shop = await open()
        await fillCache(shop, content.pages)
        const visit = await prepareVisit(shop, content)
        await injectFault(shop, mode)
        const addUnexpected = (column: string, result: string) =>
          unexpected.push(`${name} ${mode}, ${column}: ${result}`)
        rows.push({ dependency: name, mode, states: await runColumns(visit, addUnexpected) })
      }
    figures.none('unexpected cells', unexpected)
    const cells = rows.reduce((sum, { states }) => sum + states.length, 0)
    figures.add({
      name: 'cells tried',
      value: cells,
      goal: exactly(MODES.length * DEPENDENCIES.length * COLUMNS.length),
    })
    const text = matrixDoc(
      COLUMNS.map(({ name }) => name),
      rows,
    )
    // An ES module, which Jest cannot load.
    const { format } = await import('oxfmt')
    writeFileSync(FILE, (await format(FILE, text)).code)
  },
}
