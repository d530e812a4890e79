import { format } from 'node:util'

/** What the code under test said on console.error or console.warn without the test expecting it. */
let unexpected: string[] = []
const spoken = (...args: unknown[]) => void unexpected.push(format(...args))

beforeEach(() => {
  unexpected = []
  jest.spyOn(console, 'error').mockImplementation(spoken)
  jest.spyOn(console, 'warn').mockImplementation(spoken)
})

/** A test that expects output puts its own spy in the place of this one. */
afterEach(() => {
  const told = unexpected
  unexpected = []
  jest.restoreAllMocks()
  if (told.length > 0) throw new Error(`Unexpected output on the console:\n${told.join('\n')}`)
})
