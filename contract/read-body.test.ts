/** @jest-environment node */
import { LIMITS } from './limits'
import { readBody } from './read-body'

const URL = 'http://store.example/api/cart'

describe('the body of a request', () => {
  it('is read as text, up to its limit', async () => {
    const post = (body: string) => readBody(new Request(URL, { method: 'POST', body }))
    expect(await post('ä'.repeat(3))).toBe('äää')
    expect(await post('x'.repeat(LIMITS.bodyBytes))).toHaveLength(LIMITS.bodyBytes)
    expect(await post('x'.repeat(LIMITS.bodyBytes + 1))).toBeNull()
  })

  it.each(['GET', 'HEAD'])('of a %s is not read', async (method) => {
    const body = jest.fn()
    const request = Object.defineProperty({ method, headers: new Headers() }, 'body', { get: body }) as Request
    expect(await readBody(request)).toBe('')
    expect(body).not.toHaveBeenCalled()
  })
})
