import { absolute, type LdNode, type Site } from './node'

interface BreadcrumbListOptions {
  /** From the root down, as components/ui/breadcrumb.tsx shows it. */
  trail: readonly { name: string; url: string }[]
  /** The page itself. */
  current: { name: string; url: string }
}

/** The breadcrumb of a page. */
export const breadcrumbList = (site: Site, { trail, current }: BreadcrumbListOptions): LdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, current].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(site, url),
  })),
})

interface ItemListOptions {
  name: string
  products: { list: readonly { key: string; name: string }[]; page: number; limit: number; total: number }
}

/** The products on one page of a listing; the details are on each product's page. */
export const itemList = (site: Site, { name, products: { list, page, limit, total } }: ItemListOptions): LdNode => ({
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: list.map((product, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * limit + index + 1,
    name: product.name,
    url: absolute(site, `/product/${product.key}`),
  })),
})

/** Questions with the shop's answers; null if there are none. */
export const faqPage = (questions: readonly { question: string; answer: string }[]): LdNode | null =>
  questions.length === 0
    ? null
    : {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
