/** @jest-environment node */
import { listBooks } from '../../examples/books/book-list'
import { productDocumentSchema } from '../catalog/operations/product-document'

describe('the example books', () => {
  const products = listBooks().map(({ product }) => product)

  it('are 500 valid documents', async () => {
    expect(products).toHaveLength(500)
    for (const product of products)
      await productDocumentSchema.validate(product, { abortEarly: false, stripUnknown: false })
  })

  it.each(['key', 'sku', 'gtin'] as const)('have a %s each', (field) => {
    expect(new Set(products.map((product) => product[field])).size).toBe(products.length)
  })

  it('are the first ones if fewer are requested', () => {
    expect(listBooks(3).map(({ product }) => product)).toEqual(products.slice(0, 3))
  })
})
