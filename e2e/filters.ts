import type { APIRequestContext, Page } from '@playwright/test'
import type { Facet } from '../contract/entities/product'
import type { Translator } from '../tests/harness/browser/translator'
import { escapePattern } from './escape-pattern'

/** A category with products for every facet. */
export const CATEGORY = '/category/home-shirts'

/** What a listing of the shop can be narrowed by, and how many products it has. */
export async function readListing(request: APIRequestContext, query = '') {
  const response = await request.get(`/api/product?category=home-shirts&facets=1&limit=1${query}`)
  const { data } = (await response.json()) as { data: { total: number; facets: Facet[] } }
  const valuesOf = (facet: string) => data.facets.find(({ key }) => key === facet)?.values ?? []
  return { total: data.total, valuesOf }
}

/** A value's tick box: its name, and how many products it leaves. */
export const named = (name: string) => new RegExp(`^${escapePattern(name)} \\(`)

/** What opens the drawer; it says how much is chosen. */
export const opener = (page: Page, t: Translator) =>
  page.getByRole('link', { name: new RegExp(`^${escapePattern(t('Filters.open'))}( \\(\\d+\\))?$`) })

/** The filters where they are at this width: beside the list, or in the drawer that its button opens. */
export async function openFilters(page: Page, t: Translator, project: string) {
  if (project === 'phone') await opener(page, t).click()
  // Beside the list they are a part of the page, which is no dialog.
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
