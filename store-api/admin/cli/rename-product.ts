import { renameThing } from './rename-thing'

/** Gives a product another key. */
export const run = renameThing('product', 'product')
