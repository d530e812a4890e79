/** The drawers a page may have. */
export type DrawerName = 'cart' | 'menu' | 'search' | 'size-guide'
