import 'server-only'
import { CALLS } from '../../contract/calls'
import type { HomeSection } from '../../contract/entities/home'
import { isNotFound } from '../api/api-error'
import { fetchCached } from './public-read'
import { productTags } from './product'

const sectionProductTags = ({ sections }: { sections: HomeSection[] | null }) =>
  productTags({ list: (sections ?? []).flatMap(({ products }) => products) })

/**
 * The sections of the home page as the shop arranged them; null if it has not, or if the store API does not support
 * sections (specification).
 * @throws ApiError if the store API is unreachable
 */
export async function getHomeSections(): Promise<HomeSection[] | null> {
  try {
    const home = await fetchCached(CALLS.getHome, {
      tags: ['store', 'categories', 'listing'],
      tagsOf: sectionProductTags,
    })
    return home.sections
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
