/** @jest-environment node */
import { mayReload } from './chunk-reload'

describe('a page chunk that fails to load (spec §8)', () => {
  const last = { path: '/product/x', at: 1_000 }

  it('reloads a page that was not reloaded before', () => {
    expect(mayReload(null, { path: '/product/x', at: 1_000 })).toBe(true)
    expect(mayReload(last, { path: '/product/y', at: 1_001 })).toBe(true)
  })

  it('remembers the reloaded path for ten seconds', () => {
    expect(mayReload(last, { path: '/product/x', at: 10_999 })).toBe(false)
    expect(mayReload(last, { path: '/product/x', at: 11_000 })).toBe(true)
  })
})
