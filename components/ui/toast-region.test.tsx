import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from './toast'
import { ToastRegion } from './toast-region'

let isOffline = false

jest.mock('./toast-list', () => {
  if (isOffline) throw new Error('ChunkLoadError')
  return jest.requireActual<object>('./toast-list')
})

describe('a region whose list could not be loaded', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('loads it with the next toast, and shows none that is older than ten seconds', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    await act(async () => root.render(<ToastRegion name="page" />))
    isOffline = true
    await act(async () => toast('error', 'while offline'))
    expect(container.querySelector('[role="alert"]')?.textContent).toBe('')
    await act(async () => jest.advanceTimersByTime(10_000))
    isOffline = false
    await act(async () => toast('error', 'online again'))
    await act(async () => {})
    expect(container.querySelector('[role="alert"]')?.textContent).toBe('online again')
    await act(async () => root.unmount())
    container.remove()
  })
})
