/** @jest-environment node */
import { openDrawer, registerDrawer } from './open-drawer'

describe('openDrawer', () => {
  it('says when there is no such drawer yet, so that a link can lead to its page', () => {
    expect(openDrawer('cart')).toBe(false)
  })

  it('opens the drawer of that name until it is taken back', () => {
    const open = jest.fn()
    const takeBack = registerDrawer('cart', open)
    expect(openDrawer('cart')).toBe(true)
    expect(openDrawer('menu')).toBe(false)
    takeBack()
    expect(openDrawer('cart')).toBe(false)
    expect(open).toHaveBeenCalledTimes(1)
  })
})
