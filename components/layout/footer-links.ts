import { COOKIE_POLICY_ID, type PageEntry } from '@/contract/entities/page'

/** Content pages by their numbers, in the order they are shown (spec §2). */
const INFORMATION = [1, 2, 3, 4]
const QUICK_LINKS = [5, 6, 7, 8]

export interface FooterLink {
  title: string
  path: string
}

interface FooterLinks {
  information: FooterLink[]
  quickLinks: FooterLink[]
  /** Null as long as the store has no such page. */
  cookiePolicy: string | null
}

const pathOf = ({ key }: PageEntry) => `/page/${encodeURIComponent(key)}`

/** The footer's links to content pages, taken from the page list by number. A page the list does not have is left out. */
export function footerLinks(pages: readonly PageEntry[]): FooterLinks {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const linksTo = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const page = byId.get(id)
      return page ? [{ title: page.title, path: pathOf(page) }] : []
    })
  const policy = byId.get(COOKIE_POLICY_ID)
  return {
    information: linksTo(INFORMATION),
    quickLinks: linksTo(QUICK_LINKS),
    cookiePolicy: policy ? pathOf(policy) : null,
  }
}
