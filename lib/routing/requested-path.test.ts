/** @jest-environment node */
import { decodeForDisplay } from './requested-path'

describe('the path on the not-found page', () => {
  it.each([
    ['/kategorie/%C3%A4%20b', '/kategorie/ä b'],
    ['/a%2Fb', '/a%2Fb'],
    ['/100%', '/100%'],
  ])('%s is shown as %s', (path, shown) => {
    expect(decodeForDisplay(path)).toBe(shown)
  })
})
