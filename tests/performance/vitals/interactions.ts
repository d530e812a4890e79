import type { Page } from '@playwright/test'
import { tap } from './slow-phone'

export interface Interaction {
  name: string
  /** Path in the shop, or a complete URL. */
  path: string
  /** Steps before the interaction, which are not measured. */
  prepare?: (page: Page) => Promise<unknown>
  interact: (page: Page) => Promise<unknown>
}

/** A page with nothing but a button that opens a dialog. */
const BARE = `data:text/html,<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="document.querySelector('dialog').showModal()">Open</button><dialog>Open</dialog>`

/** The time of the browser itself on this machine: the lower bound of every interaction. */
export const BARE_PAGE: Interaction = {
  name: 'a bare page opens a dialog',
  path: BARE,
  interact: (page) => tap(page.getByRole('button')),
}

const SHIRT = '/product/tarnbridge-rovers-home-shirt-2026-27'
const LISTING = '/category/home-shirts'

/** Interval between the letters of a fast typist. */
const LETTER_INTERVAL_MS = 90

const searchBox = (page: Page) => page.getByRole('search').locator('input:visible[name=keyword]').first()

/** The most frequent interactions of shoppers. */
export const INTERACTIONS: Interaction[] = [
  {
    name: 'opening the cart drawer',
    path: '/',
    interact: (page) => tap(page.getByRole('banner').getByRole('link', { name: 'Shopping cart' })),
  },
  {
    name: 'opening the menu',
    path: '/',
    interact: (page) => tap(page.getByRole('banner').getByRole('link', { name: 'Menu' })),
  },
  {
    name: 'choosing a size',
    path: SHIRT,
    interact: (page) => tap(page.getByRole('radio', { name: 'M', exact: true }).locator('xpath=..')),
  },
  {
    name: 'adding to the cart',
    path: SHIRT,
    prepare: (page) => page.getByRole('radio', { name: 'M', exact: true }).check({ force: true }),
    interact: async (page) => {
      await tap(page.getByRole('button', { name: 'Add to cart' }).first())
      await page.getByRole('dialog').getByRole('spinbutton').first().waitFor()
    },
  },
  {
    name: 'opening the filters',
    path: LISTING,
    interact: (page) => tap(page.getByRole('link', { name: /^Filter/ })),
  },
  {
    name: 'filtering',
    path: LISTING,
    prepare: (page) => page.getByRole('link', { name: /^Filter/ }).tap(),
    interact: async (page) => {
      await tap(page.getByRole('dialog').getByRole('checkbox').first().locator('xpath=..'))
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'typing a search',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
      await searchBox(page).tap()
      await page.waitForLoadState('networkidle')
    },
    interact: (page) => searchBox(page).pressSequentially('tarnbridge', { delay: LETTER_INTERVAL_MS }),
  },
]
