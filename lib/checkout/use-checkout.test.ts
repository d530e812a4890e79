import { whenSaved } from './change-queue'
import { autosaveDraft } from './use-checkout'

const bodies: unknown[] = []
let pending: (() => void)[] = []

beforeEach(() => {
  bodies.length = 0
  pending = []
  globalThis.fetch = jest.fn((_: unknown, init?: RequestInit) => {
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
})
