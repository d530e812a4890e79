/** @jest-environment node */
import { openDrawer, prepareDrawer, registerDrawer, wantDrawer } from './drawer'

describe('openDrawer', () => {
  it('says when there is no such drawer yet, so that a link can lead to its page', () => {
    expect(openDrawer('cart')).toBe(false)
  })

  it('opens the drawer of that name until it is taken back', () => {
    const open = jest.fn()
    const takeBack = registerDrawer('cart', { want: jest.fn(), prepare: jest.fn(), open })
    expect(openDrawer('cart')).toBe(true)
    expect(openDrawer('menu')).toBe(false)
    takeBack()
    expect(openDrawer('cart')).toBe(false)
    expect(open).toHaveBeenCalledTimes(1)
  })
})

describe('prepareDrawer', () => {
  it('prepares the drawer of that name, without opening it', () => {
    const drawer = { want: jest.fn(), prepare: jest.fn(), open: jest.fn() }
    const takeBack = registerDrawer('menu', drawer)
    prepareDrawer('menu')
    expect(drawer.prepare).toHaveBeenCalledTimes(1)
    expect(drawer.open).not.toHaveBeenCalled()
    takeBack()
  })

  it('does nothing where there is none yet', () => {
    expect(() => prepareDrawer('menu')).not.toThrow()
  })
})

describe('wantDrawer', () => {
  it('has the drawer of that name load what it shows, without opening it', () => {
    const drawer = { want: jest.fn(), prepare: jest.fn(), open: jest.fn() }
    const takeBack = registerDrawer('menu', drawer)
    wantDrawer('menu')
    expect(drawer.want).toHaveBeenCalledTimes(1)
    expect(drawer.open).not.toHaveBeenCalled()
    takeBack()
  })
})
