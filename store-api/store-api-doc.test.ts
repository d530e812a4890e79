/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { storeApiDoc } from './store-api-doc'

describe('docs/store-api.md', () => {
  it('is what `npm run docs` writes', () => {
    expect(readFileSync('docs/store-api.md', 'utf8')).toBe(storeApiDoc())
  })
})
