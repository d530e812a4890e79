import type { APIRequestContext, Page } from '@playwright/test'
import type { Facet } from '../contract/entities/product'
import type { Translator } from '../tests/harness/browser/translator'
import { escapePattern } from './escape-pattern'

/** A category with products for every facet. */
export const CATEGORY = '/category/home-shirts'

/** Filters of a listing, and its number of products. */
export async function readListing(request: APIRequestContext, query = '') {
  const response = await request.get(`/api/product?category=home-shirts&facets=1&limit=1${query}`)
  const { data } = (await response.json()) as { data: { total: number; facets: Facet[] } }
  const valuesOf = (facet: string) => data.facets.find(({ key }) => key === facet)?.values ?? []
  return { total: data.total, valuesOf }
}

/** A value's tick box: its name, and how many products it leaves. */
export const named = (name: string) => new RegExp(`^${escapePattern(name)} \\(`)

/** The button that opens the drawer; it shows the number of selected filters. */
export const opener = (page: Page, t: Translator) =>
  page.getByRole('link', { name: new RegExp(`^${escapePattern(t('Filters.open'))}( \\(\\d+\\))?$`) })

/** The filters at this width: beside the list, or in the drawer. */
export async function openFilters(page: Page, t: Translator, project: string) {
  if (project === 'phone') await opener(page, t).click()
  // Beside the list they are part of the page, not a dialog.
  const filters = page.getByRole(project === 'phone' ? 'dialog' : 'group', { name: t('Filters.title') })
  // The content of a drawer is rendered one frame after it.
  await filters.getByRole('checkbox').first().waitFor()
  return filters
}

/** Ticks a value, and applies it where it does not apply itself. */
export async function tick(page: Page, t: Translator, { project, name }: { project: string; name: string }) {
  const filters = await openFilters(page, t, project)
  await filters.getByRole('checkbox', { name: named(name) }).check()
  if (project === 'phone') await filters.getByRole('button', { name: t('Filters.showAny').split(' ')[0] }).click()
}
