import { readSharePath, sharePath } from './share-path'

describe('the address of a share picture', () => {
  it('is read as it was written', () => {
    const [, , kind = '', file = ''] = sharePath('product', 'rovers-home').split('/')
    expect(readSharePath(kind, file)).toEqual({ kind: 'product', key: 'rovers-home' })
  })

  it.each([
    ['order', 'x.jpg'],
    ['product', 'x.png'],
    ['product', '..%2Fx.jpg'],
    ['product', `${'x'.repeat(65)}.jpg`],
  ])('is none: %s/%s', (kind, file) => {
    expect(readSharePath(kind, file)).toBeNull()
  })
})
