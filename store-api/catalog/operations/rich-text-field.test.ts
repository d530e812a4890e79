/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { contentPage, product } from '../../db/schema'
import { openTestShop } from '../../testing/test-shop'
import { cleanRichText } from './rich-text-field'
import { setPage } from './set-page'
import { setProduct } from './set-product'

const HOSTILE = '<p onclick="x()">Soft</p><script>x()</script>'

describe('HTML of a document', () => {
  it('is cleaned in each language, and what was taken out is said once', () =>
    expect(cleanRichText('html', { en: HOSTILE, de: '<script>x</script>Weich' })).toEqual({
      html: { en: '<p>Soft</p>', de: 'Weich' },
      notes: ['html: onclick of <p>, <script> was taken out'],
    }))

  it('may be left out', () => expect(cleanRichText('html', undefined)).toEqual({ html: undefined, notes: [] }))

  it('is stored clean by products and pages, and the second time nothing changes', async () => {
    const { shop, db, close } = await openTestShop()
    const options = { actor: 'owner' }
    const cup = { key: 'cup', name: 'Cup', price: 5, description: HOSTILE }
    const note = [expect.stringContaining('was taken out')]
    expect(await setProduct(shop, cup, options)).toMatchObject({ outcome: 'created', notes: note })
    expect(await setProduct(shop, cup, options)).toMatchObject({ outcome: 'same', notes: note })
    const page = { key: 'our-mill', title: 'Our mill', html: HOSTILE }
    expect(await setPage(shop, page, options)).toMatchObject({ outcome: 'created', notes: note })
    const [stored] = await db.select().from(product).where(eq(product.key, 'cup'))
    const [storedPage] = await db.select().from(contentPage).where(eq(contentPage.key, 'our-mill'))
    expect([stored?.description.en, storedPage?.html.en]).toEqual(['<p>Soft</p>', '<p>Soft</p>'])
    await close()
  })
})
