/** @jest-environment node */
import { visibleRoom } from './use-visible-room'

describe('the room of a list in the visual viewport', () => {
  it('ends above the keyboard', () => expect(visibleRoom(130, { offsetTop: 0, height: 420 })).toBe(282))
  it('moves with a page that was scrolled under the keyboard', () =>
    expect(visibleRoom(130, { offsetTop: 60, height: 420 })).toBe(342))
  it('holds a product at least', () => expect(visibleRoom(500, { offsetTop: 0, height: 420 })).toBe(120))
})
