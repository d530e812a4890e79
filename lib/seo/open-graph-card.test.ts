import { readOpenGraphImagePath, openGraphImagePath } from './open-graph-card'

describe('the address of an Open Graph image', () => {
  it('survives a round trip', () => {
    const [, , kind = '', file = ''] = openGraphImagePath('product', 'rovers-home').split('/')
    expect(readOpenGraphImagePath(kind, file)).toEqual({ kind: 'product', key: 'rovers-home' })
  })

  it.each([
    ['order', 'x.jpg'],
    ['product', 'x.png'],
    ['product', '..%2Fx.jpg'],
    ['product', `${'x'.repeat(129)}.jpg`],
  ])('is none: %s/%s', (kind, file) => {
    expect(readOpenGraphImagePath(kind, file)).toBeNull()
  })
})
