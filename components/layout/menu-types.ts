/** An entry of the header's menu: a category, or any other page of the shop. */
export interface NavItem {
  /** Of the category, or the address of another page. */
  key: string
  /** Address of an entry that is not a category. */
  url?: string
  name: string
  /** Whether it has children. */
  hasMore: boolean
  isSale: boolean
}

/** The menu's texts, serializable for the browser. */
export interface MenuTexts {
  title: string
  close: string
  /** Label of the button that opens the subcategories of a header entry: 'More in {name}'. */
  unfold: string
  /** Leads to a category itself, above its children: 'All {name}'. */
  all: string
  loading: string
  error: string
  retry: string
  /** The page of all categories, which shows the same tree. */
  categories: string
}
