import type { Page } from '@playwright/test'
import { CATEGORY, named, opener, openFilters, readListing, tick } from './filters'
import { ANY_WIDTH, expect, test } from './fixtures'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const chips = (page: Page, name: string) => page.getByRole('main').getByRole('list', { name })

test('the filters of a category narrow its list', async ({ page, request, t }, { project }) => {
  const { valuesOf } = await readListing(request)
  const colour = valuesOf('colour')[0]
  if (!colour) throw new Error('the demo shop has no colours')
  await page.goto(CATEGORY)

  await test.step('beside the list the filters are no dialog, and no hidden control takes the focus', async () => {
    const close = page.getByRole('button', { name: t('Filters.close') })
    if (project.name === 'phone') {
      await opener(page, t).click()
      await expect(page.getByRole('dialog', { name: t('Filters.title') })).toBeVisible()
      await close.click()
    } else {
      await expect(page.getByRole('group', { name: t('Filters.title') })).toBeVisible()
    }
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(close).toHaveCount(0)
  })

  await test.step('a team is found by its name', async () => {
    const filters = await openFilters(page, t, project.name)
    const shown = await filters.getByRole('checkbox').count()
    await filters.getByText(/^Show all \d+$/).click()
    await filters.getByRole('searchbox', { name: t('Filters.find', { facet: t('Filters.brand') }) }).fill('wyke')
    await expect(filters.getByRole('checkbox', { name: named('Wyke Orchard') })).toBeVisible()
    await expect(filters.getByRole('checkbox', { name: named('Vesper Park') })).toBeHidden()
    await expect(filters.getByRole('checkbox')).toHaveCount(shown + 1)
  })

  await test.step('a value shows its number of products, which is correct', async () => {
    const filters = page.getByRole(project.name === 'phone' ? 'dialog' : 'group', { name: t('Filters.title') })
    const name = `${colour.label} (${t('Filters.productCount', { count: colour.count })})`
    await expect(filters.getByRole('checkbox', { name })).toBeVisible()
    await page.goto(`${CATEGORY}?filter=colour:${colour.key}`)
    await expect(cards(page)).toHaveCount(Math.min(colour.count, 24))
  })

  await test.step('values of one facet widen the list, facets narrow it, and the address says so in its one spelling', async () => {
    await page.goto(CATEGORY)
    await tick(page, t, { project: project.name, name: 'Costa Lumbre' })
    await expect(page).toHaveURL(`${CATEGORY}?brand=costa-lumbre`)
    await tick(page, t, { project: project.name, name: 'Glasswater' })
    await expect(page).toHaveURL(`${CATEGORY}?brand=costa-lumbre,glasswater`)
    const both = await readListing(request, '&brand=costa-lumbre,glasswater')
    await expect(cards(page)).toHaveCount(both.total)
    await tick(page, t, { project: project.name, name: 'M' })
    await expect(page).toHaveURL(`${CATEGORY}?brand=costa-lumbre,glasswater&size=m`)
    const narrowed = await readListing(request, '&brand=costa-lumbre,glasswater&size=m')
    await expect(cards(page)).toHaveCount(narrowed.total)
    await expect(
      page
        .getByText(t('Filters.count', { count: narrowed.total }), { exact: true })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })

  await test.step('the order is chosen at the list', async () => {
    await page.getByLabel(t('Filters.sort')).focus()
    await page.getByLabel(t('Filters.sort')).selectOption({ label: t('Filters.sortPriceAsc') })
    await expect(page).toHaveURL(`${CATEGORY}?brand=costa-lumbre,glasswater&size=m&sort=price-asc`)
    await expect(page.getByLabel(t('Filters.sort'))).toHaveValue('price-asc')
    await expect(page.getByLabel(t('Filters.sort'))).toBeFocused()
  })

  await test.step('a filter is removed by its chip, all by one link; the focus is not lost', async () => {
    const list = chips(page, t('Filters.chosen'))
    await expect(list.getByRole('link')).toHaveCount(4)
    const chip = list.getByRole('link', { name: t('Filters.remove', { name: `${t('Filters.brand')}: Costa Lumbre` }) })
    // The list has loaded in its new order.
    await expect(chip).toHaveAttribute('href', /sort=price-asc/)
    await chip.press('Enter')
    await expect(page).toHaveURL(`${CATEGORY}?brand=glasswater&size=m&sort=price-asc`)
    await expect(page.getByText(/^\d+ products?$/).last()).toBeFocused()
    const filters = await openFilters(page, t, project.name)
    await expect(filters.getByRole('checkbox', { name: named('Glasswater') })).toBeChecked()
    await page.keyboard.press('Escape')
    await list.getByRole('link', { name: t('Filters.clear') }).click()
    await expect(page).toHaveURL(`${CATEGORY}?sort=price-asc`)
    await expect(list).toHaveCount(0)
  })
})

test('filters lead back to what was left, and work by keys and in a search', async ({ page, t }, { project }) => {
  await test.step('back leads through the selected filters, with each list in its previous state', async () => {
    await page.goto(CATEGORY)
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
    const whole = await cards(page).count()
    await tick(page, t, { project: project.name, name: 'Costa Lumbre' })
    await expect(page).toHaveURL(`${CATEGORY}?brand=costa-lumbre`)
    await expect.poll(() => cards(page).count()).toBeLessThan(5)
    for (const article of await cards(page).all()) await expect(article).toContainText('Costa Lumbre')
    await page.goBack()
    await expect(page).toHaveURL(CATEGORY)
    await expect(cards(page)).toHaveCount(whole)
    const filters = await openFilters(page, t, project.name)
    await expect(filters.getByRole('checkbox', { name: named('Costa Lumbre') })).not.toBeChecked()
  })

  await test.step('the filters are used with the keyboard alone', async () => {
    await page.goto(CATEGORY)
    if (project.name === 'phone') {
      await opener(page, t).press('Enter')
      const filters = page.getByRole('dialog', { name: t('Filters.title') })
      await filters.getByRole('checkbox', { name: named('Glasswater') }).press('Space')
      await expect(filters.getByRole('button', { name: /^Show \d+ products?$/ })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(filters).toBeHidden()
    } else {
      await page.getByRole('checkbox', { name: named('Glasswater') }).press('Space')
    }
    await expect(page).toHaveURL(`${CATEGORY}?brand=glasswater`)
    if (project.name === 'desktop')
      await expect(page.getByRole('checkbox', { name: named('Glasswater') })).toBeFocused()
  })

  await test.step('a search is narrowed and put in order like a category', async () => {
    await page.goto('/search?page=1&limit=12&keyword=shirt')
    await tick(page, t, { project: project.name, name: 'M' })
    await expect(page).toHaveURL('/search?limit=12&keyword=shirt&size=m&page=1')
    await page.getByRole('link', { name: t('Listing.more') }).click()
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByLabel(t('Filters.sort'))).toHaveValue('')
  })
})

test(
  'narrowed lists are of what is chosen, and their drawer is accessible',
  ANY_WIDTH,
  async ({ page, request, t, expectAccessible }) => {
    const narrowed = `${CATEGORY}?brand=costa-lumbre,glasswater&size=m`

    await test.step('no page has a way into combinations of facets', async () => {
      await page.goto(`${CATEGORY}?brand=costa-lumbre`)
      const chip = page.getByRole('link', { name: /Costa Lumbre$/ }).first()
      await expect(chip).toHaveAttribute('rel', 'nofollow')
      await page.goto(CATEGORY)
      await expect(cards(page).first()).toBeVisible()
      const ways = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => /[?&](brand|size|filter|sort)=/.test(href)),
        )
      expect(ways).toEqual([])
    })

    await test.step('it shows the resulting number of products, and discards filters that were not applied', async () => {
      const { total } = await readListing(request, '&brand=glasswater')
      const filters = await openFilters(page, t, 'phone')
      await filters.getByRole('checkbox', { name: named('Glasswater') }).check()
      await expect(filters.getByRole('button', { name: `Show ${total} products` })).toBeVisible()
      await filters.getByRole('button', { name: t('Filters.close') }).click()
      await expect(page).toHaveURL(CATEGORY)
      await openFilters(page, t, 'phone')
      await expect(filters.getByRole('checkbox', { name: named('Glasswater') })).not.toBeChecked()
    })

    // Without the drawer: every-screen.spec.ts.
    await test.step('the open drawer of a narrowed list is accessible', async () => {
      await page.goto(narrowed)
      await openFilters(page, t, 'phone')
      await expectAccessible(page)
    })

    await test.step('without matches it suggests filters to remove', async () => {
      await page.goto(`${CATEGORY}?brand=costa-lumbre&price=0-2000`)
      await expect(page.getByRole('heading', { name: t('Filters.emptyTitle') })).toBeVisible()
      const help = chips(page, t('Filters.emptyTitle'))
      await help.getByRole('link', { name: /.*/ }).first().click()
      await expect(cards(page).first()).toBeVisible()
    })

    await test.step('further products of a narrowed list are of that list', async () => {
      await page.goto('/product?size=m&sort=price-asc')
      const productRequest = page.waitForRequest('**/api/product?*')
      await page.getByRole('link', { name: t('Listing.more') }).click()
      expect(new URL((await productRequest).url()).search).toBe('?limit=24&size=m&sort=price-asc&page=2')
      await expect(cards(page)).toHaveCount(48)
    })
  },
)

test('narrowed addresses keep crawlers to one spelling', ANY_WIDTH, async ({ request }) => {
  await test.step('filtered or sorted lists are noindex, follow', async () => {
    for (const [requested, canonical] of [
      [`${CATEGORY}?brand=costa-lumbre&sort=newest`, `${CATEGORY}?brand=costa-lumbre`],
      [`${CATEGORY}?sort=newest`, CATEGORY],
      ['/product?size=m&page=2', '/product?size=m&amp;page=2'],
    ] as const) {
      const html = await (await request.get(requested)).text()
      expect(html, requested).toMatch(/<meta name="robots" content="noindex, follow"/)
      expect(html, requested).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*${canonical.replace(/\?/g, '\\?')}"`),
      )
    }
    expect(await (await request.get(CATEGORY)).text()).not.toContain('noindex')
  })

  await test.step('narrowed addresses of earlier releases lead for good to those of today', async () => {
    for (const [oldPath, today] of [
      [`${CATEGORY}?team=costa-lumbre`, `${CATEGORY}?brand=costa-lumbre`],
      ['/product?kind=home&colour=red,blue', '/product?filter=colour:blue,red;kind:home'],
    ] as const) {
      const response = await request.get(oldPath, { maxRedirects: 0 })
      expect([oldPath, response.status()]).toEqual([oldPath, 308])
      expect(new URL(response.headers().location ?? '', 'http://shop.example')).toMatchObject({
        pathname: today.split('?')[0],
        search: `?${today.split('?')[1]}`,
      })
      expect((await request.get(oldPath)).status()).toBe(200)
    }
  })

  await test.step('other spellings lead to the one; plain addresses are left alone', async () => {
    const lead = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 })
      return [response.status(), new URL(response.headers().location ?? 'x:/', 'https://shop.example').search]
    }
    expect(await lead(`${CATEGORY}?size=m&brand=b&brand=a&utm=x`)).toEqual([307, '?brand=a,b&size=m&utm=x'])
    expect(await lead(`${CATEGORY}?utm=x`)).toEqual([200, ''])
    expect((await request.get(`${CATEGORY}?brand=costa-lumbre&page=99`)).status()).toBe(404)
    expect((await request.get(`${CATEGORY}?brand=no-such-team`)).status()).toBe(200)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a plain form', async ({ page, t }, { project }) => {
    await page.goto(CATEGORY)
    if (project.name === 'phone') await opener(page, t).click()
    await page.getByRole('checkbox', { name: named('Glasswater') }).check()
    await page
      .getByRole('checkbox', { name: named('M') })
      .first()
      .check()
    await page.getByRole('button', { name: /^Show \d+ products?$/ }).click()
    await expect(page).toHaveURL(/\?brand=glasswater&size=[a-z0-9-]+$/)
    await expect(page.getByRole('link', { name: t('Filters.clear') })).toBeVisible()
    await page.getByLabel(t('Filters.sort')).selectOption('price-desc')
    await page.getByRole('button', { name: t('Filters.apply') }).click()
    await expect(page).toHaveURL(/sort=price-desc$/)
    await page.getByRole('link', { name: t('Filters.clear') }).click()
    await expect(page).toHaveURL(`${CATEGORY}?sort=price-desc`)
  })
})
