import type { Bank, Verdict } from './bank'
import { TEST_CARDS, TEST_CODE, type Behaviour } from './test-cards'

/** How long the late bank takes, and how long a silent one is waited for, in milliseconds. */
const LATE = 8_000
const PATIENCE = 30_000

const FIRST_WORD: Record<Behaviour, Verdict> = {
  paid: 'paid',
  declined: 'declined',
  'second-step': 'code',
  timeout: 'pending',
  late: 'pending',
}

/** A bank that takes test cards alone and moves no money. What it knows of a charge stands in the reference. */
export const sandboxBank: Bank = {
  charge({ card }, now) {
    const behaviour = card ? (TEST_CARDS.find(({ number }) => number === card.number)?.behaviour ?? 'declined') : 'paid'
    return { reference: `${behaviour}.${now}`, verdict: FIRST_WORD[behaviour] }
  },

  ask(reference, now) {
    const [behaviour, since] = reference.split('.')
    const waited = now - Number(since)
    if (behaviour === 'late' && waited >= LATE) return 'paid'
    return behaviour === 'timeout' && waited >= PATIENCE ? 'timeout' : 'pending'
  },

  isCode: (_, code) => code === TEST_CODE,
}
