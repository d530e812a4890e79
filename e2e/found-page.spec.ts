import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures'

/** With it the door lends nothing: the page is Next's own. */
const BY_NEXT = { authorization: 'none' }

const SEARCHES = [
  '/search?limit=12&keyword=shirt&page=1',
  '/search?limit=12&keyword=rovers+shirt&team=tarnbridge-rovers&sort=newest&page=1',
  '/search?limit=12&keyword=%3Cb%3E%22%27+shirt+%24L1&page=1',
  '/search?limit=12&keyword=shrit&page=1',
]

/** How many products a category has, in the menu: counted once a minute for each page by itself. */
const MENU_COUNT = /(href="\/category\/[^"]*">[^<]*<span class="[^"]*">)\d+/g

/** What stands in a page before its data: everything that is seen, and its head. */
const shown = (page: string) => page.slice(0, page.indexOf('<script>(self.__next_f')).replace(MENU_COUNT, '$1')

/** Such a page, once the door has its frame: until then Next makes it. */
async function putTogether(request: APIRequestContext, address: string) {
  let answer = await request.get(address)
  await expect(async () => {
    answer = await request.get(address)
    expect(answer.headers()['x-middleware-rewrite']).toBeUndefined()
  }).toPass()
  return answer
}

test.describe('The page of a search that the door puts together', () => {
  for (const address of SEARCHES) {
    test(`is that which Next makes: ${address}`, async ({ request }) => {
      const own = await putTogether(request, address)
      const byNext = await request.get(address, { headers: BY_NEXT })
      expect(byNext.headers()['x-middleware-rewrite']).toContain('/found/')
      expect(shown(await own.text())).toBe(shown(await byNext.text()))
      const policyOf = (headers: Record<string, string>) =>
        headers['content-security-policy']?.replace(/'sha256-[^']*'/g, 'hash')
      expect(policyOf(own.headers())).toBe(policyOf(byNext.headers()))
      expect(own.headers()['cache-control']).toBe(byNext.headers()['cache-control'])
    })
  }

  test('is taken over by its scripts as it stands', async ({ page, request, t }) => {
    const address = SEARCHES[0] ?? ''
    await putTogether(request, address)
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    const drawn = await page.goto(address)
    expect(drawn?.headers()['x-middleware-rewrite']).toBeUndefined()
    const cards = page.locator('main article')
    await expect(cards).toHaveCount(12)
    const first = await cards.first().elementHandle()
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(cards).toHaveCount(24)
    // Had React drawn the page anew, it would be another.
    expect(await first?.evaluate((card) => card.isConnected)).toBe(true)
    expect(failures).toEqual([])
  })

  test('is the same for who has it already', async ({ request }) => {
    const address = '/search?limit=12&keyword=home+shirt&page=1'
    const { etag = '' } = (await putTogether(request, address)).headers()
    const again = await request.get(address, { headers: { 'if-none-match': etag } })
    expect([again.status(), await again.text()]).toEqual([304, ''])
  })
})
