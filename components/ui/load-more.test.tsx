import { renderToStaticMarkup } from 'react-dom/server'
import { loaderState, MoreBar } from './load-more'

const TEXTS = {
  shown: '{shown} of more than {total} shown',
  more: 'Show more',
  loading: 'Loading',
  complete: 'No more results!',
  completeHint: 'Showing the top {total}.',
  error: 'Oops something went wrong!',
  retry: 'Try again',
}

const nothing = () => {}
const at = (state: 'ready' | 'complete', shown: number) =>
  renderToStaticMarkup(
    <MoreBar
      state={state}
      shown={shown}
      total={300}
      href="/?page=2"
      texts={TEXTS}
      onMore={nothing}
      onRetry={nothing}
    />,
  )

describe('the progress of a list', () => {
  it('is shown in numbers, also at the end of a list of unknown length', () => {
    expect(at('ready', 12)).toContain('12 of more than 300 shown')
    expect(at('complete', 300)).toContain('>No more results!<')
    expect(at('complete', 300)).toContain('>Showing the top 300.<')
  })

  it('links to the next page as long as there is one', () => {
    expect(at('ready', 12)).toContain('href="/?page=2"')
    expect(at('complete', 300)).not.toContain('href=')
  })
})

describe("an infinite list's loader (spec §4)", () => {
  const start = { shown: 24, total: 60, isLoading: false, isFailed: false, pages: 0 }

  it.each([
    ['ready', start],
    ['loading', { ...start, isLoading: true }],
    ['loaded', { ...start, shown: 48, pages: 1 }],
    ['complete', { ...start, shown: 60, pages: 2 }],
    ['error', { ...start, isFailed: true }],
    ['loading', { ...start, isLoading: true, isFailed: true }],
  ])('is %s', (state, progress) => {
    expect(loaderState(progress)).toBe(state)
  })
})
