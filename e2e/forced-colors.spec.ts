import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { ProductCard, ProductDetail, ProductOption } from '../contract/entities/product'
import { COOKIE_CONSENT } from '../lib/limits'
import { expect, test } from './fixtures'
import { PRODUCT } from './screens'

test.use({ contextOptions: { forcedColors: 'active' } })

/** Computed style of an element in forced colours. @param pseudo a pseudo-element of it */
const readStyle = (place: Locator, pseudo?: string) =>
  place.evaluate((element, pseudo) => {
    const style = getComputedStyle(element, pseudo)
    return {
      background: style.backgroundColor,
      border: `${style.borderTopWidth} ${style.borderTopStyle}`,
      borderColour: style.borderTopColor,
      colour: style.color,
      height: Number.parseFloat(style.height),
      opacity: style.opacity,
      outline: `${style.outlineWidth} ${style.outlineStyle}`,
      outlineColour: style.outlineColor,
    }
  }, pseudo)

const SYSTEM_COLOURS = ['Canvas', 'CanvasText', 'GrayText', 'Highlight', 'HighlightText'] as const
type SystemColours = Record<(typeof SYSTEM_COLOURS)[number], string>

/** The contrast theme's colours, as computed styles name them. */
const systemColours = (page: Page) =>
  page.evaluate((names) => {
    const sample = document.body.appendChild(document.createElement('i'))
    const entries = names.map((name) => {
      sample.style.color = name
      return [name, getComputedStyle(sample).color]
    })
    sample.remove()
    return Object.fromEntries(entries) as SystemColours
  }, SYSTEM_COLOURS)

/** Focuses an element as the keyboard does. */
async function focus(page: Page, place: Locator) {
  await page.keyboard.press('Shift')
  await place.focus()
  await expect(place).toBeFocused()
}

/** Expects a visible outline: browsers force their own colours, except on elements with forced-color-adjust: none. */
async function expectRing(place: Locator, { Canvas }: SystemColours) {
  const { outline, outlineColour } = await readStyle(place)
  expect(outline).toBe('2px solid')
  expect(outlineColour).not.toBe(Canvas)
  const opacity = Number(/^rgba\(.*, ([\d.]+)\)$/.exec(outlineColour)?.[1] ?? 1)
  expect(opacity).toBeGreaterThan(0.5)
}

const expectOutlined = async (place: Locator) => expect((await readStyle(place)).border).toBe('1px solid')

/** A product of which two sizes can be bought, and one is sold out. */
async function findPartlySoldOut(request: APIRequestContext) {
  const read = async (path: string) => ((await (await request.get(path)).json()) as { data: unknown }).data
  const { list } = (await read('/api/product?in-stock=1&limit=24')) as { list: ProductCard[] }
  for (const { key } of list) {
    const product = (await read(`/api/product/${key}`)) as ProductDetail
    const sizes: ProductOption[] = product.optionGroups[0]?.optionList ?? []
    const [first, second] = sizes.filter(({ stock }) => stock > 5)
    const soldOut = sizes.find(({ stock }) => stock === 0)
    if (first && second && soldOut) return { ...product, sizes: { first, second, soldOut } }
  }
  throw new Error('no product has a size that is sold out')
}

test('in forced colours buttons and selections from home to cart are visible', async ({
  page,
  context,
  request,
  baseURL,
  t,
}) => {
  await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: baseURL ?? '' }])
  const main = page.getByRole('main')

  await test.step('the slides of the home page', async () => {
    await page.goto('/')
    const theme = await systemColours(page)
    const hero = page.getByRole('region', { name: t('Hero.label') })
    const marks = await Promise.all(
      (await hero.getByRole('list').getByRole('link').all()).map((dot) => readStyle(dot, '::after')),
    )
    const [current, ...others] = marks
    expect(others.length).toBeGreaterThan(0)
    expect(current).toMatchObject({ background: theme.Highlight, opacity: '1' })
    for (const other of others) expect(other).toMatchObject({ background: theme.CanvasText, opacity: '1' })
    // Not by colour alone.
    expect(current?.height).toBeGreaterThan(others[0]?.height ?? Infinity)
    const action = hero.getByRole('group').first().getByRole('link')
    await expectOutlined(action)
    await focus(page, action)
    await expectRing(action, theme)
  })

  const { key, breadcrumb, sizes } = await findPartlySoldOut(request)
  await test.step('the cards of a listing', async () => {
    await page.goto(`/category/${breadcrumb.at(-1)?.key}`)
    const theme = await systemColours(page)
    const card = main.getByRole('article').first()
    await focus(page, card.getByRole('link'))
    await expectRing(card, theme)
    await expectOutlined(main.getByRole('link', { name: t('Filters.open') }))
  })

  await test.step('the sizes of a product, and the button', async () => {
    await page.goto(`/product/${key}`)
    const theme = await systemColours(page)
    const radio = (name: string) => main.getByRole('radio', { name, exact: true })
    const tileOf = (place: Locator) => place.locator('xpath=following-sibling::*[1]')
    const [chosen, other] = [radio(sizes.first.title), radio(sizes.second.title)]
    const soldOut = radio(t('AddToCartForm.soldOutSize', { size: sizes.soldOut.title }))
    await chosen.check({ force: true })
    expect(await readStyle(tileOf(chosen))).toMatchObject({ background: theme.Highlight, colour: theme.HighlightText })
    const unchosen = await readStyle(tileOf(other))
    expect(unchosen).toMatchObject({ colour: theme.CanvasText, border: '1px solid' })
    expect(unchosen.background).not.toBe(theme.Highlight)
    expect(await readStyle(tileOf(soldOut))).toMatchObject({
      ...{ colour: theme.GrayText, border: '1px solid', borderColour: theme.GrayText },
    })
    await focus(page, chosen)
    await expectRing(tileOf(chosen), theme)
    await focus(page, other)
    await expectRing(tileOf(other), theme)
    const add = main.getByRole('button', { name: t('AddToCartForm.add') }).first()
    await expectOutlined(add)
    await focus(page, add)
    await expectRing(add, theme)
    await page.keyboard.press('Enter')
  })

  const drawer = page.getByRole('dialog', { name: t('Cart.title') })
  await test.step('the drawer, and the number at the cart', async () => {
    await expect(drawer.getByRole('spinbutton')).toHaveValue('1')
    const theme = await systemColours(page)
    await expectOutlined(drawer)
    const more = drawer.getByRole('button', { name: t('Cart.more') })
    await expectOutlined(more.locator('..'))
    await expectOutlined(drawer.getByRole('link', { name: t('Cart.checkout') }))
    await focus(page, more)
    await expectRing(more, theme)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    const link = page.getByRole('link', { name: t('Cart.label', { count: 1 }) })
    const badge = link.getByText('1', { exact: true })
    const { border, background, colour, borderColour } = await readStyle(badge)
    expect(border).toBe('1px solid')
    expect(background).toBe(theme.Canvas)
    for (const seen of [colour, borderColour]) expect(seen).not.toBe(theme.Canvas)
  })

  await test.step('the cart', async () => {
    await page.goto('/cart')
    const theme = await systemColours(page)
    const checkout = main.getByRole('link', { name: t('Cart.checkout') })
    await expectOutlined(checkout)
    await focus(page, checkout)
    await expectRing(checkout, theme)
    await expectOutlined(main.getByRole('spinbutton'))
    const remove = main.getByRole('button', { name: /^Remove/ }).first()
    await focus(page, remove)
    await expectRing(remove, theme)
  })

  await test.step('in forced colours a ticked box differs from an empty one', async () => {
    await page.goto(PRODUCT)
    const tick = page.getByRole('checkbox', { name: t('AddToCartForm.personalize') })
    const before = await readStyle(tick)
    await tick.check()
    expect((await readStyle(tick)).background).not.toBe(before.background)
  })

  await test.step('in forced colours each colour swatch keeps its colour', async () => {
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
})
