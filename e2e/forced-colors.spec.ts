import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { PRODUCT } from './screens'

test.use({ contextOptions: { forcedColors: 'active' } })

const lookOf = (place: Locator) =>
  place.evaluate((element) => {
    const { backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(element)
    return { backgroundColor, border: `${borderTopWidth} ${borderTopStyle}` }
  })

test('in forced colours buttons are outlined and what is chosen differs from the rest', async ({ page, t }) => {
  await page.goto(PRODUCT)
  const add = page.getByRole('button', { name: t('AddToCartForm.add') }).first()
  expect((await lookOf(add)).border).toBe('1px solid')

  const tiles = page.locator('label:has(input[name=optionId]:enabled)')
  await tiles.first().locator('input').check({ force: true })
  const [chosen, other] = [tiles.first().locator('span').first(), tiles.nth(1).locator('span').first()]
  expect((await lookOf(chosen)).backgroundColor).not.toBe((await lookOf(other)).backgroundColor)

  const tick = page.getByRole('checkbox', { name: t('AddToCartForm.personalize') })
  const before = await lookOf(tick)
  await tick.check()
  expect((await lookOf(tick)).backgroundColor).not.toBe(before.backgroundColor)
})

test('in forced colours each colour swatch keeps its colour', async ({ page }) => {
  await page.goto('/category/home-shirts')
  const swatches = page.locator('svg[class*=swatch]')
  const shades = await swatches.evaluateAll((all) =>
    all.map((element) => {
      const circle = element.querySelector('circle')
      return circle && getComputedStyle(circle).fill
    }),
  )
  expect(shades.length).toBeGreaterThan(2)
  expect(new Set(shades).size).toBe(shades.length)
})
