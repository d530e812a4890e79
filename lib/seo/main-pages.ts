/** Pages of every shop that are for the index, the home page first. What the store's own data makes comes beside them. */
export const MAIN_PAGES = ['/', '/category', '/product', '/service-center'] as const
