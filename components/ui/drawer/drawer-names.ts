/** The drawers a page may have. */
export type DrawerName = 'cart' | 'filters' | 'menu' | 'search' | 'size-guide'
