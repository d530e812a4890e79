import { changesSettled } from './change-queue'
import { autosaveDraft, saveDraftOnUnload } from './use-checkout'

const bodies: unknown[] = []
let pending: (() => void)[] = []

beforeEach(() => {
  bodies.length = 0
  pending = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)))
    return new Promise<Response>((resolve) => {
      const reply = { code: 0, msg: '', data: bodies.length }
      pending.push(() => resolve({ json: async () => reply } as Response))
    })
  })
})

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('the draft of a checkout', () => {
  it('is saved sequentially, and changes during a save are merged into one', async () => {
    const first = autosaveDraft({ street: '5' })
    await nextTask()
    const second = autosaveDraft({ street: '5 Mill' })
    const third = autosaveDraft({ city: 'Albany' })
    await nextTask()
    expect(bodies).toEqual([{ street: '5' }])
    pending.shift()?.()
    await first
    await nextTask()
    expect(bodies).toEqual([{ street: '5' }, { street: '5 Mill', city: 'Albany' }])
    pending.shift()?.()
    expect(await Promise.all([second, third])).toEqual([2, 2])
    await changesSettled()
  })

  it('is saved while the page unloads, including a queued change', async () => {
    const first = autosaveDraft({ street: '5' })
    await nextTask()
    void autosaveDraft({ city: 'Albany' })
    saveDraftOnUnload(undefined)
    expect(bodies).toEqual([{ street: '5' }, { city: 'Albany' }])
    saveDraftOnUnload({ street: '5 Mill' })
    expect(bodies.at(-1)).toEqual({ street: '5 Mill', city: 'Albany' })
    pending.forEach((end) => end())
    await first
    await nextTask()
    pending.forEach((end) => end())
    await changesSettled()
    bodies.length = 0
    saveDraftOnUnload(undefined)
    expect(bodies).toEqual([])
  })
})
