/** @jest-environment node */
import { pinchStep, scrollAfterZoom, swipeStep } from './use-image-zoom'

const at = (x: number, y = 0) => ({ x, y })

describe('image zoom', () => {
  it('keeps the point under the pointer fixed', () => {
    const scrolled = scrollAfterZoom(at(0, 0), at(100, 50), 2)
    expect(scrolled).toEqual(at(100, 50))
    expect(scrollAfterZoom(scrolled, at(100, 50), 0.5)).toEqual(at(0, 0))
  })

  it('zooms in when two fingers move apart, and out when they move together', () => {
    expect(pinchStep([at(0), at(100)], [at(0), at(130)])).toBe(1)
    expect(pinchStep([at(0), at(130)], [at(0), at(100)])).toBe(-1)
    expect(pinchStep([at(0), at(100)], [at(0), at(120)])).toBe(0)
  })

  it('treats one finger as no pinch', () => {
    expect(pinchStep([at(0)], [at(0), at(100)])).toBe(0)
  })

  it('changes the image on a mostly horizontal swipe', () => {
    expect(swipeStep(at(200), 150, 10)).toBe(1)
    expect(swipeStep(at(200), 250, 10)).toBe(-1)
    expect(swipeStep(at(200), 160, 0)).toBe(0)
    expect(swipeStep(at(200), 140, 90)).toBe(0)
  })
})
