import { format } from 'node:util'

/** Unexpected output of the code under test on console.error or console.warn. */
let unexpected: string[] = []
const recordOutput = (...args: unknown[]) => void unexpected.push(format(...args))

/** A test that expects output replaces these spies by its own. */
beforeEach(() => {
  unexpected = []
  jest.spyOn(console, 'error').mockImplementation(recordOutput)
  jest.spyOn(console, 'warn').mockImplementation(recordOutput)
})

afterEach(() => {
  const messages = unexpected
  unexpected = []
  jest.restoreAllMocks()
  if (messages.length > 0) throw new Error(`Unexpected output on the console:\n${messages.join('\n')}`)
})
