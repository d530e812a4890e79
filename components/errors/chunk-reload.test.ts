/** @jest-environment node */
import { canReload } from './chunk-reload'

describe('a page chunk that fails to load (spec §8)', () => {
  const last = { path: '/product/x', at: 1_000 }

  it('reloads a page that was not reloaded before', () => {
    expect(canReload(null, { path: '/product/x', at: 1_000 })).toBe(true)
    expect(canReload(last, { path: '/product/y', at: 1_001 })).toBe(true)
  })

  it('remembers the reloaded path for ten seconds', () => {
    expect(canReload(last, { path: '/product/x', at: 10_999 })).toBe(false)
    expect(canReload(last, { path: '/product/x', at: 11_000 })).toBe(true)
  })
})
