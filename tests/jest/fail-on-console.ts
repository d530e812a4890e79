import { format } from 'node:util'

/** What the code under test said on console.error or console.warn without the test expecting it. */
let unexpected: string[] = []
const recordOutput = (...args: unknown[]) => void unexpected.push(format(...args))

beforeEach(() => {
  unexpected = []
  jest.spyOn(console, 'error').mockImplementation(recordOutput)
  jest.spyOn(console, 'warn').mockImplementation(recordOutput)
})

/** A test that expects output puts its own spy in the place of this one. */
afterEach(() => {
  const messages = unexpected
  unexpected = []
  jest.restoreAllMocks()
  if (messages.length > 0) throw new Error(`Unexpected output on the console:\n${messages.join('\n')}`)
})
