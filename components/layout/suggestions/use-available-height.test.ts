/** @jest-environment node */
import { availableHeight } from './use-available-height'

describe('the available height of a list in the visual viewport', () => {
  it('ends above the keyboard', () => expect(availableHeight(130, { offsetTop: 0, height: 420 })).toBe(282))
  it('moves with a page that was scrolled under the keyboard', () =>
    expect(availableHeight(130, { offsetTop: 60, height: 420 })).toBe(342))
  it('has room for at least one product', () => expect(availableHeight(500, { offsetTop: 0, height: 420 })).toBe(120))
})
