/** @jest-environment node */
import { maskSpan } from './tracing'

// An ES module, which Jest does not load.
jest.mock('@vercel/otel', () => ({ registerOTel: jest.fn() }))

describe('a span', () => {
  it('contains no token of a link and no captcha solution', () => {
    const attributes = {
      'http.target': '/reset-password?token=s3cret',
      'url.query': 'token=s3cret',
      'url.full': 'http://store:4000/api/verify/captcha/K7QX?x=1',
      'url.path': '/api/verify/captcha/K7QX',
      'http.route': '/reset-password',
      'http.status_code': 200,
    }
    const span = { name: 'GET /reset-password?token=s3cret', attributes }
    maskSpan(span)
    expect(span).toEqual({
      name: 'GET /reset-password',
      attributes: {
        'http.target': '/reset-password',
        'url.query': '',
        'url.full': 'http://store:4000/api/verify/captcha/{code}',
        'url.path': '/api/verify/captcha/{code}',
        'http.route': '/reset-password',
        'http.status_code': 200,
      },
    })
  })
})
