/** @jest-environment node */
import { openDrawer, prepareDrawer, registerDrawer, preloadDrawer } from './drawer'

describe('openDrawer', () => {
  it('returns false for an unregistered drawer, so that a link can lead to its page', () => {
    expect(openDrawer('cart')).toBe(false)
  })

  it('opens the drawer of that name until it is unregistered', () => {
    const open = jest.fn()
    const unregister = registerDrawer('cart', { preload: jest.fn(), prepare: jest.fn(), open })
    expect(openDrawer('cart')).toBe(true)
    expect(openDrawer('menu')).toBe(false)
    unregister()
    expect(openDrawer('cart')).toBe(false)
    expect(open).toHaveBeenCalledTimes(1)
  })
})

describe('prepareDrawer', () => {
  it('prepares the drawer of that name, without opening it', () => {
    const drawer = { preload: jest.fn(), prepare: jest.fn(), open: jest.fn() }
    const unregister = registerDrawer('menu', drawer)
    prepareDrawer('menu')
    expect(drawer.prepare).toHaveBeenCalledTimes(1)
    expect(drawer.open).not.toHaveBeenCalled()
    unregister()
  })

  it('does nothing if there is none yet', () => {
    expect(() => prepareDrawer('menu')).not.toThrow()
  })
})

describe('preloadDrawer', () => {
  it('loads the content of the drawer of that name, without opening it', () => {
    const drawer = { preload: jest.fn(), prepare: jest.fn(), open: jest.fn() }
    const unregister = registerDrawer('menu', drawer)
    preloadDrawer('menu')
    expect(drawer.preload).toHaveBeenCalledTimes(1)
    expect(drawer.open).not.toHaveBeenCalled()
    unregister()
  })
})
