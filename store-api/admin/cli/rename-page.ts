import { renameThing } from './rename-thing'

/** Gives a content page another key. */
export const run = renameThing('page', 'content page')
