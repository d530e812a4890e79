import { decide } from './decide'

export const run = decide('approved')
