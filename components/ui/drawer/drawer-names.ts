/** The drawers a page may have. */
export type DrawerName = 'cart' | 'menu' | 'size-guide'
