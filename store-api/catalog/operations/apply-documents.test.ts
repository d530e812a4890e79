/** @jest-environment node */
import { openTestShop } from '../../testing/test-shop'
import { applyDocuments } from './apply-documents'

type TestShop = Awaited<ReturnType<typeof openTestShop>>
let shop: TestShop
beforeAll(async () => (shop = await openTestShop()))
afterAll(() => shop.close())

const apply = async (name: string) => {
  const document = { kind: 'product' as const, input: { key: 'cup', name, price: 5 }, source: 'cup.yaml' }
  const [result] = await applyDocuments(shop.shop, [document], { actor: 'owner', isDryRun: true })
  return result
}

describe('a document with the NUL character', () => {
  it('is refused, since no database takes it', async () => {
    expect(await apply('a\0b')).toMatchObject({ outcome: 'refused', problems: ['the document: has a NUL character'] })
    expect(await apply('a\\\0b')).toMatchObject({ outcome: 'refused' })
  })

  it('may write it out', async () => expect(await apply('a\\u0000b')).toMatchObject({ outcome: 'created' }))
})
