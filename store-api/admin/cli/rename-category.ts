import { renameThing } from './rename-thing'

/** Gives a category another key. */
export const run = renameThing('category', 'category')
