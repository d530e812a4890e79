import 'server-only'
import { getTranslations } from 'next-intl/server'
import { env } from '../env'
import { chooseLocale } from '../i18n/locales'
import { ORDER_TRACK_PATH } from '../paths'
import { getCategories, type Category } from '../data/category'
import { listPages } from '../data/page'
import { getStoreSettings } from '../data/settings'
import { computeEtag } from './etag'
import { llmsText } from './llms'
import type { CrawlFile } from './send-file'

/** Levels of the category tree that are listed; their pages link to deeper ones. */
const LEVELS = 2

const upTo = (tree: Category[], levels: number): Category[] =>
  levels === 0 ? [] : tree.flatMap((node) => [node, ...upTo(node.children, levels - 1)])

/** `/llms.txt`: what the shop is and where to read on. @throws ApiError */
export async function llmsFile(): Promise<CrawlFile> {
  const [settings, { tree }, pages] = await Promise.all([getStoreSettings(), getCategories(), listPages()])
  const { currency } = settings
  const t = await getTranslations({ locale: chooseLocale(settings.language.code), namespace: 'Llms' })
  const at = (path: string) => env().PUBLIC_ORIGIN + path
  const text = llmsText({
    name: settings.name,
    summary: settings.seoDescription || settings.title,
    notes: currency.code ? [t('prices', { currency: currency.code })] : [],
    sections: [
      {
        title: t('mainPages'),
        links: [
          { name: t('home'), url: at('/') },
          { name: t('allProducts'), url: at('/product') },
          { name: t('categoryIndex'), url: at('/category') },
          { name: t('serviceCenter'), url: at('/service-center') },
          { name: t('orderTrack'), url: at(ORDER_TRACK_PATH) },
        ],
      },
      {
        title: t('categories'),
        links: upTo(tree, LEVELS).map(({ name, url, description }) => ({ name, url: at(url), about: description })),
      },
      { title: t('pages'), links: pages.map(({ title, key }) => ({ name: title, url: at(`/page/${key}`) })) },
      {
        title: t('files'),
        links: [
          { name: t('feed'), url: at('/feed/products.xml') },
          { name: t('sitemap'), url: at('/sitemap.xml') },
        ],
      },
    ],
  })
  return {
    contentType: 'text/plain; charset=utf-8',
    etag: computeEtag([text]),
    write: async function* () {
      yield text
    },
  }
}
