/** What the menu says, ready to cross to the browser. */
export interface MenuTexts {
  title: string
  close: string
  /** Leads to a category itself, above its children: 'All: {name}'. */
  all: string
  loading: string
  error: string
  retry: string
  /** The page of all categories, which shows the same tree. */
  categories: string
}
