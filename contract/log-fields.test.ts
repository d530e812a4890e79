import { pathForLog, requestIdOf, traceIdOf } from './log-fields'

const createId = () => 'new-id'

describe('the id of a request', () => {
  it.each(['a1b2c3d4', 'A_b-c0000', 'f'.repeat(64)])('is the received one if it is safe to log: %s', (received) => {
    expect(requestIdOf(received, createId)).toBe(received)
  })

  it.each([undefined, null, '', 'short', 'f'.repeat(65), 'line\nbreak0', 'semi;colon', 'ünicode-id'])(
    'is replaced by a new one if it is not safe to log: %p',
    (received) => {
      expect(requestIdOf(received, createId)).toBe('new-id')
    },
  )
})

describe('the trace of a request', () => {
  it('is read from a valid traceparent only', () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    expect(traceIdOf(`00-${trace}-b7ad6b7169203331-01`)).toBe(trace)
    expect(traceIdOf(`00-${trace}-b7ad6b7169203331`)).toBeUndefined()
    expect(traceIdOf('"}{"')).toBeUndefined()
    expect(traceIdOf(null)).toBeUndefined()
  })
})

describe('pathForLog', () => {
  it('keeps the path', () => expect(pathForLog('/api/order/TL-260934')).toBe('/api/order/TL-260934'))
  it('omits the query', () => expect(pathForLog('/api/search?keyword=a&page=2')).toBe('/api/search'))
  it.each(['/api/verify/captcha/ABQ34', '/api/verify/captcha/ABQ34?uuid=1', '/api/verify/captcha/a%2Fb'])(
    'omits the captcha solution in %s',
    (path) => expect(pathForLog(path)).toBe('/api/verify/captcha/{code}'),
  )
})
