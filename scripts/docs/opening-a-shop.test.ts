/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createProgram } from '../../store-api/admin/cli/commands'
import { readShop } from '../../store-api/admin/cli/read-documents'
import { applyDocuments } from '../../store-api/catalog/operations/apply-documents'
import { createEmptyShop } from '../../store-api/db/empty-shop'
import { openTestShop, testClient } from '../../store-api/testing/test-shop'

const guide = readFileSync('docs/opening-a-shop.md', 'utf8')

/** Files of the guide by their names; each name precedes its code block. */
const files = [...guide.matchAll(/`my-shop\/([\w./-]+)`:\n\n```yaml\n([\s\S]*?)```/g)].map(
  ([, name = '', text = '']) => ({ name, text }),
)

describe('the guide to opening a shop', () => {
  it('opens one that sells its product', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'my-shop-'))
    for (const { name, text } of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const { app, shop, db, close } = await openTestShop({ catalogue: null })
    await createEmptyShop(db, 'https://shop.example')
    const results = await applyDocuments(shop, await readShop(join(folder, 'shop.yaml')), { actor: 'owner' })
    expect(results.flatMap(({ problems }) => problems)).toEqual([])
    const client = testClient(app)
    expect((await client('GET', '/api/store')).data).toMatchObject({ name: 'Leaf & Pot' })
    expect((await client('GET', '/api/product/sencha')).data).toMatchObject({ name: 'Sencha', isPriceFrom: true })
    await close()
    rmSync(folder, { recursive: true })
  })

  it('names commands that exist', () => {
    const names = createProgram().commands.map((command) => command.name())
    const used = [...guide.matchAll(/npm run store-api -- ([\w-]+)/g)].map(([, name]) => name)
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((name) => !names.includes(name ?? ''))).toEqual([])
  })
})
