import { absolute, type LdNode, type Site } from './node'

interface Shown {
  /** From the root down, as components/ui/breadcrumb.tsx shows it. */
  trail: readonly { name: string; url: string }[]
  /** The page itself. */
  current: { name: string; url: string }
}

/** The way to a page through the shop. */
export const breadcrumbList = (site: Site, { trail, current }: Shown): LdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, current].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(site, url),
  })),
})
