import { openStep, readStep, standingOf } from './open-step'

describe('the open step of a checkout', () => {
  it('is the first that is not complete', () => {
    expect(openStep(null, 'delivery')).toBe('delivery')
  })

  it('is the one asked for, as long as all before it are complete', () => {
    expect(openStep('contact', 'delivery')).toBe('contact')
    expect(openStep('delivery', 'delivery')).toBe('delivery')
    expect(openStep('payment', 'address')).toBe('address')
  })

  it('is named by its address, which may name nothing', () => {
    expect(readStep('address')).toBe('address')
    expect([readStep('toString'), readStep(undefined), readStep(['address'])]).toEqual([null, null, null])
  })
})

describe('a step beside the open one', () => {
  it('is done when it is complete, whether it stands before or after', () => {
    expect(standingOf('contact', 'address', 'payment')).toBe('done')
    expect(standingOf('delivery', 'address', 'payment')).toBe('done')
  })

  it('comes next as long as it is not', () => {
    expect(standingOf('payment', 'address', 'payment')).toBe('next')
    expect(standingOf('delivery', 'address', 'address')).toBe('next')
  })
})
