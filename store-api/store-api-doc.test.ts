/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { paymentApiDoc, storeApiDoc } from './store-api-doc'

describe('npm run docs', () => {
  it.each([
    ['docs/store-api.md', storeApiDoc],
    ['docs/payment-api.md', paymentApiDoc],
  ])('writes %s as it is', (path, write) => {
    expect(readFileSync(path, 'utf8')).toBe(write())
  })
})
