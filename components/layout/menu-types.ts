/** An entry of the header's menu: a category, or any other page of the shop. */
export interface NavItem {
  /** Of the category, or the address of another page. */
  key: string
  /** Address of what is no category. */
  url?: string
  name: string
  /** Whether it has children. */
  hasMore: boolean
  isSale: boolean
}

/** What the menu says, ready to cross to the browser. */
export interface MenuTexts {
  title: string
  close: string
  /** Unfolds what is below a category in the header: 'More in {name}'. */
  unfold: string
  /** Leads to a category itself, above its children: 'All {name}'. */
  all: string
  loading: string
  error: string
  retry: string
  /** The page of all categories, which shows the same tree. */
  categories: string
}
