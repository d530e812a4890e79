import type { APIRequestContext } from '@playwright/test'
import type { ProductCard, ProductDetail } from '../contract/entities/product'
import type { Review } from '../contract/entities/feedback'
import { expandBundle } from '../tests/harness/browser/products'
import { acceptCookies } from '../tests/harness/browser/checkout'
import { signIn } from '../tests/harness/browser/customer'
import { expect, test } from './fixtures'

const read = async <Data>(request: APIRequestContext, path: string) =>
  ((await (await request.get(path)).json()) as { data: Data }).data

/** A product with more than a page of reviews. */
async function findReviewed(request: APIRequestContext): Promise<ProductDetail> {
  const { list } = await read<{ list: ProductCard[] }>(request, '/api/product?limit=12')
  for (const { key } of list) {
    const detail = await read<ProductDetail>(request, `/api/product/${key}`)
    if (detail.rating.count > 6 && (detail.rating.stars[3] ?? 0) > 0) return detail
  }
  throw new Error('nothing was reviewed')
}

const listOf = (request: APIRequestContext, key: string, query: string) =>
  read<{ list: Review[]; total: number }>(request, `/api/product/${key}/review?${query}`)

test('reviews are filtered, sorted and continued without leaving the page', async ({
  page,
  request,
  t,
  expectAccessible,
}) => {
  const { key, rating } = await findReviewed(request)
  const reviews = page.getByRole('region', { name: t('Reviews.title') })
  await test.step('further reviews come by the first press', async () => {
    const second = await listOf(request, key, 'page=2')
    await page.goto(`/product/${key}`)
    await reviews.getByRole('link', { name: t('Listing.more') }).click()
    await expect(reviews.getByRole('article')).toHaveCount(6 + second.list.length)
  })

  const four = await listOf(request, key, 'rating=4')
  const worst = await listOf(request, key, 'sort=worst&page=2')
  await page.goto(`/product/${key}`)
  await expect(reviews.getByRole('article')).toHaveCount(6)

  const bar = reviews.getByRole('link', { name: `4 out of 5 stars: ${rating.stars[3]} review` })
  await bar.click()
  await expect(reviews.getByRole('article')).toHaveCount(four.list.length)
  await expect(bar).toHaveAttribute('aria-current', 'true')
  await expect(bar).toBeFocused()
  await expectAccessible(page)

  await reviews.getByRole('link', { name: t('Reviews.all') }).click()
  await reviews.getByRole('link', { name: t('Reviews.worst') }).click()
  await expect(reviews.getByRole('article')).toHaveCount(6)
  await reviews.getByRole('link', { name: t('Listing.more') }).click()
  await expect(reviews.getByRole('article')).toHaveCount(6 + worst.list.length)
  await expect(page).toHaveURL(`/product/${key}`)
})

test.describe('when what shows them cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load/] })

  test('the link leads to their page', async ({ page, request, t }) => {
    const { key } = await findReviewed(request)
    await page.goto(`/product/${key}`)
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    const reviews = page.getByRole('region', { name: t('Reviews.title') })
    await reviews.getByRole('link', { name: t('Reviews.worst') }).click()
    await expect(page).toHaveURL(`/product/${key}/review?sort=worst`)
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a customer writes a review and asks a question', async ({
      page,
      context,
      request,
      baseURL,
      customer,
      t,
      expectAccessible,
    }) => {
      const { key } = await findReviewed(request)
      await acceptCookies(context, baseURL ?? '')
      if (javaScriptEnabled)
        await test.step('a visitor logs in first, and comes back to the form', async () => {
          await page.goto(`/product/${key}`)
          await page.getByRole('link', { name: t('OwnReview.write') }).click()
          await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/product/${key}/review/new`)}`)
          const form = page.getByRole('main')
          await form.getByLabel('Email').fill(customer.email)
          await form.getByLabel('Password', { exact: true }).fill(customer.password)
          await form.getByRole('button', { name: 'Log in' }).click()
          await expect(page).toHaveURL(`/product/${key}/review/new`)
        })
      else await signIn(context, baseURL ?? '', customer)

      await test.step('a review waits for its approval, and each customer has one at most', async () => {
        await page.goto(`/product/${key}/review/new`)
        await expect(page.getByText(t('NewReviewPage.note'))).toBeVisible()
        const send = page.getByRole('button', { name: t('NewReviewPage.submit') })
        const title = page.getByRole('textbox', { name: t('NewReviewPage.reviewTitle') })
        await page.getByRole('radio', { name: t('NewReviewPage.rating4') }).check({ force: true })
        await title.fill('<b>Sits right</b>')
        await page.getByRole('textbox', { name: t('NewReviewPage.comment') }).fill('A little long in the arms.')
        await send.click()
        await expect(page.getByText(t('FormMistakes.title')).first()).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page)
        await expect(page.getByRole('radio', { name: t('NewReviewPage.rating4') })).toBeChecked()

        await title.fill('Sits right')
        await send.click()
        await expect(page.getByRole('heading', { name: t('NewReviewPage.doneTitle') })).toBeVisible()
        await expect(page.getByText(t('NewReviewPage.doneText'))).toBeVisible()

        await page.goto(`/product/${key}/review/new`)
        const own = page.getByRole('region', { name: t('OwnReview.own') })
        await expect(own.getByText(t('OwnReview.state_waiting'))).toBeVisible()
        await expect(send).toHaveCount(0)
        if (!javaScriptEnabled) return
        await page.goto(`/product/${key}`)
        await expect(own.getByText('Sits right')).toBeVisible()
      })

      await test.step('a question is sent', async () => {
        await page.goto(`/product/${key}/question/new`)
        const question = page.getByRole('textbox', { name: t('NewQuestionPage.question') })
        const send = page.getByRole('button', { name: t('NewQuestionPage.submit') })
        await question.fill('<i>?')
        await send.click()
        await expect(page.getByText(t('FormMistakes.question')).first()).toBeVisible()
        await question.fill('Does it shrink in the wash?')
        await send.click()
        await expect(page.getByRole('heading', { name: t('NewQuestionPage.doneTitle') })).toBeVisible()
      })
    })
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product page is complete', async ({ page, request, t }) => {
    const product = await findReviewed(request)
    const { key } = product
    await test.step('reviews are pages of their own, which no crawler lists', async () => {
      const second = await listOf(request, key, 'page=2')
      await page.goto(`/product/${key}`)
      await page
        .getByRole('region', { name: t('Reviews.title') })
        .getByRole('link', { name: t('Listing.more') })
        .click()
      await expect(page).toHaveURL(`/product/${key}/review?page=2`)
      await expect(page.getByRole('article')).toHaveCount(second.list.length)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/product/${key}$`))
      await page.getByRole('link', { name: t('Reviews.worst') }).click()
      await expect(page).toHaveURL(`/product/${key}/review?sort=worst`)
      expect((await request.get(`/product/${key}/review?page=9999`)).status()).toBe(404)
    })

    await test.step('an image links to its large version, and a kit is a plain form', async () => {
      await page.goto(`/product/${key}`)
      const picture = page
        .getByRole('region', { name: t('Gallery.label') })
        .getByRole('link')
        .first()
      expect(await picture.getAttribute('href')).toContain('w=1800')
      const [companion] = product.companions
      if (!companion) throw new Error('nothing goes with it')
      const options = [...(product.optionGroups[0]?.optionList ?? [])].sort((a, b) => b.stock - a.stock)
      const sizes = [...(companion.optionGroups[0]?.optionList ?? [])].sort((a, b) => b.stock - a.stock)
      await page.getByRole('radio', { name: options[0]?.title, exact: true }).check({ force: true })
      await expandBundle(page)
      await page.getByRole('checkbox', { name: companion.subtitle }).check()
      await page
        .getByRole('combobox', { name: t('AddToCartForm.bundleSize', { name: companion.subtitle }) })
        .selectOption(sizes[0]?.title ?? '')
      await page
        .getByRole('button', { name: t('AddToCartForm.add') })
        .first()
        .click()
      await expect(page).toHaveURL('/cart?notice=added')
      await expect(page.getByRole('main').getByText(companion.name)).toBeVisible()
    })
  })
})
