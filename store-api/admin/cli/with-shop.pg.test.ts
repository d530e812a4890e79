/** @jest-environment node */
import { nodeEngine } from '../../../contract/engines/node'
import { deriveKeys } from '../../../contract/keys'
import { orderKey } from '../../orders/guest-access'
import { migratedPostgres, type TestPostgres } from '../../testing/database'
import { withShop } from './with-shop'

const SECRET = 'the-secret-of-the-tests-0123456789'
const environment = { ...process.env }
let database: TestPostgres

beforeAll(async () => {
  database = await migratedPostgres()
})
afterAll(() => database.close())
afterEach(() => {
  process.env = { ...environment }
})

it('a command signs the links of its mails to guests as the store API does', async () => {
  process.env = { ...environment, DATABASE_URL: database.url, STORE_API_SECRET: SECRET }
  const expected = orderKey({ keys: [deriveKeys(nodeEngine, SECRET)] }, 'TL-1')
  expect(expected).not.toBe('')
  await withShop(async (shop) => expect(orderKey(shop, 'TL-1')).toBe(expected))
})
