import { pathForLog, requestIdOf, traceIdOf } from './log-fields'

const NEW = () => 'made-here'

describe('the id of a request', () => {
  it.each(['a1b2c3d4', 'A_b-c0000', 'f'.repeat(64)])('is kept when it came with it: %s', (given) => {
    expect(requestIdOf(given, NEW)).toBe(given)
  })

  it.each([undefined, null, '', 'short', 'f'.repeat(65), 'line\nbreak0', 'semi;colon', 'ünicode-id'])(
    'is replaced by a new one when it is not safe to log: %p',
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

describe('pathForLog', () => {
  it('keeps the path', () => expect(pathForLog('/api/order/TL-260934')).toBe('/api/order/TL-260934'))
  it('leaves the query away', () => expect(pathForLog('/api/search?keyword=a&page=2')).toBe('/api/search'))
  it.each(['/api/verify/captcha/ABQ34', '/api/verify/captcha/ABQ34?uuid=1', '/api/verify/captcha/a%2Fb'])(
    'does not tell the answer in %s',
    (path) => expect(pathForLog(path)).toBe('/api/verify/captcha/{code}'),
  )
})
