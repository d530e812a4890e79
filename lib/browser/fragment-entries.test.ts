/** @jest-environment jsdom */
import { watchFragments } from './fragment-entries'

let stop = () => {}
afterEach(() => stop())

const arrive = (state: unknown) => {
  history.pushState(state, '', '#reviews')
  const replaced = jest.spyOn(history, 'replaceState')
  dispatchEvent(new Event('hashchange'))
  const { calls } = replaced.mock
  replaced.mockRestore()
  return calls
}

it('an entry that the browser created for a fragment is replaced, so that the router adds its state', () => {
  stop = watchFragments()
  expect(arrive(null)).toEqual([[null, '', expect.stringMatching(/#reviews$/)]])
})

it('an entry with a state is unchanged', () => {
  stop = watchFragments()
  expect(arrive({ __NA: true })).toEqual([])
})
