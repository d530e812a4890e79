import { format } from 'node:util'

/** Output of the code under test on console.error or console.warn that the test does not expect. */
let unexpected: string[] = []
const recordOutput = (...args: unknown[]) => void unexpected.push(format(...args))

beforeEach(() => {
  unexpected = []
  jest.spyOn(console, 'error').mockImplementation(recordOutput)
  jest.spyOn(console, 'warn').mockImplementation(recordOutput)
})

/** A test that expects output replaces this spy by its own. */
afterEach(() => {
  const messages = unexpected
  unexpected = []
  jest.restoreAllMocks()
  if (messages.length > 0) throw new Error(`Unexpected output on the console:\n${messages.join('\n')}`)
})
