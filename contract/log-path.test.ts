import { pathForLog } from './log-path'

describe('pathForLog', () => {
  it('keeps the path', () => expect(pathForLog('/api/order/TL-260934')).toBe('/api/order/TL-260934'))
  it('leaves the query away', () => expect(pathForLog('/api/search?keyword=a&page=2')).toBe('/api/search'))
  it.each(['/api/verify/captcha/ABQ34', '/api/verify/captcha/ABQ34?uuid=1', '/api/verify/captcha/a%2Fb'])(
    'does not tell the answer in %s',
    (path) => expect(pathForLog(path)).toBe('/api/verify/captcha/{code}'),
  )
})
