import { whenSaved } from './change-queue'
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

const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('what is typed on the way to an order', () => {
  it('is saved one after the other, and what is typed during a save goes along in one', async () => {
    const first = autosaveDraft({ street: '5' })
    await turn()
    const second = autosaveDraft({ street: '5 Mill' })
    const third = autosaveDraft({ city: 'Albany' })
    await turn()
    expect(bodies).toEqual([{ street: '5' }])
    pending.shift()?.()
    await first
    await turn()
    expect(bodies).toEqual([{ street: '5' }, { street: '5 Mill', city: 'Albany' }])
    pending.shift()?.()
    expect(await Promise.all([second, third])).toEqual([2, 2])
    await whenSaved()
  })

  it('is saved while the page unloads, also what waits for an earlier save', async () => {
    const first = autosaveDraft({ street: '5' })
    await turn()
    void autosaveDraft({ city: 'Albany' })
    saveDraftOnUnload(undefined)
    expect(bodies).toEqual([{ street: '5' }, { city: 'Albany' }])
    saveDraftOnUnload({ street: '5 Mill' })
    expect(bodies.at(-1)).toEqual({ street: '5 Mill', city: 'Albany' })
    pending.forEach((end) => end())
    await first
    await turn()
    pending.forEach((end) => end())
    await whenSaved()
    bodies.length = 0
    saveDraftOnUnload(undefined)
    expect(bodies).toEqual([])
  })
})
