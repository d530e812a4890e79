import { LIMITS } from '@/contract/limits'

/** What may be printed: the rules of the contract's `customSchema`, as a browser checks them. */
export const PRINT = {
  letters: LIMITS.customName,
  namePattern: "[\\p{L} .'’\\-]*",
  numberPattern: '[0-9]{1,2}',
} as const
