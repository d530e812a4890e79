/** @jest-environment node */
import { requestIdOf, traceIdOf } from './request-id'

const NEW = () => 'made-here'

describe('the id of a request', () => {
  it.each(['a1b2c3d4', 'A_b-c0000', 'f'.repeat(64)])('is kept when it came with it: %s', (given) => {
    expect(requestIdOf(given, NEW)).toBe(given)
  })

  it.each([undefined, null, '', 'short', 'f'.repeat(65), 'line\nbreak0', 'semi;colon', 'ünicode-id'])(
    'is made anew where it could not be written down: %p',
    (given) => {
      expect(requestIdOf(given, NEW)).toBe('made-here')
    },
  )
})

describe('the trace of a request', () => {
  it('is read from its traceparent, and from nothing that looks like none', () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    expect(traceIdOf(`00-${trace}-b7ad6b7169203331-01`)).toBe(trace)
    expect(traceIdOf(`00-${trace}-b7ad6b7169203331`)).toBeUndefined()
    expect(traceIdOf('"}{"')).toBeUndefined()
    expect(traceIdOf(null)).toBeUndefined()
  })
})
