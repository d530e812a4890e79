/** Says in the browser that a navigation begins; its `detail` is the address it leads to. */
export const NAVIGATION_START = 'shop:navigation-start'
