import type { ReactNode } from 'react'
import type { IconName } from '../ui/icon-sprite'
import type { AccountTexts } from './account-texts'
import type { NavItem } from './nav-links'

/** What the menu says, ready to cross to the browser. */
export interface MenuTexts {
  title: string
  close: string
  /** Leads to a category itself, above its children: 'All {name}'. */
  all: string
  loading: string
  error: string
  retry: string
  /** The page of all categories, which shows the same tree. */
  categories: string
}

export interface MenuProps {
  /** The roots of the category tree, which the page knows; what is below them is loaded. */
  roots: NavItem[]
  texts: MenuTexts
  /** The search box. */
  search: ReactNode
  account: AccountTexts
  service: { text: string; path: string; icon: IconName }[]
  /** Null where the store has no telephone. */
  phone: { href: string; telephone: string; workingHours: string } | null
}
