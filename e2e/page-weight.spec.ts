import { expect, test } from '@playwright/test'
import { measureLoad } from '../tests/harness/browser/measure-load'
import { CATEGORY } from './filters'
import { PRODUCT } from './screens'

/** The budgets of docs/decisions/064 and 066: elements, bytes of the compressed HTML, and bytes of a first load on a phone. */
const BUDGETS = [
  { name: 'the home page', path: '/', elements: 600, html: 16_500, all: 340_000 },
  { name: 'a listing of 24 products', path: CATEGORY, elements: 900, html: 18_000, all: 350_000 },
  { name: 'a product', path: PRODUCT, elements: 800, html: 22_200, all: 255_000 },
]

for (const { name, path, elements, html, all } of BUDGETS)
  test(`${name} keeps within its elements and bytes`, async ({ browser, baseURL }) => {
    const url = `${baseURL}${path}`
    // The first load has the pictures drawn.
    await measureLoad(browser, url)
    const weight = await measureLoad(browser, url)
    expect.soft(weight.elements, 'elements').toBeLessThanOrEqual(elements)
    expect.soft(weight.Document, 'HTML').toBeLessThanOrEqual(html)
    expect.soft(weight.total, 'all').toBeLessThanOrEqual(all)
  })
