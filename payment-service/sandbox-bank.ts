import type { Bank, Verdict } from './bank'

/** When a `late` charge succeeds and when a `timeout` charge fails, in milliseconds. */
const LATE_BANK_MS = 8_000
const BANK_TIMEOUT_MS = 30_000

const FIRST_WORD: Record<Behaviour, Verdict> = {
  paid: 'paid',
  declined: 'declined',
  'second-step': 'code',
  timeout: 'pending',
  late: 'pending',
}

/** A bank that accepts test cards only and moves no money. It is stateless: the reference holds the charge's state. */
export const sandboxBank: Bank = {
  charge({ card }, now) {
    const behaviour = card ? (TEST_CARDS.find(({ number }) => number === card.number)?.behaviour ?? 'declined') : 'paid'
    return { reference: `${behaviour}.${now}`, verdict: FIRST_WORD[behaviour] }
  },

  ask(reference, now) {
    const [behaviour, since] = reference.split('.')
    const waited = now - Number(since)
    if (behaviour === 'late' && waited >= LATE_BANK_MS) return 'paid'
    return behaviour === 'timeout' && waited >= BANK_TIMEOUT_MS ? 'timeout' : 'pending'
  },

  isCode: (_, code) => code === TEST_CODE,
}

/** What the sandbox's bank does with a card. */
export type Behaviour = 'paid' | 'declined' | 'second-step' | 'timeout' | 'late'

/** The cards of the sandbox, in the order the pay page names them. Every other card is refused. */
export const TEST_CARDS: readonly { number: string; behaviour: Behaviour }[] = [
  { number: '4242424242424242', behaviour: 'paid' },
  { number: '5555555555554444', behaviour: 'paid' },
  { number: '3566002020360505', behaviour: 'paid' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000003220', behaviour: 'second-step' },
  { number: '4000000000000069', behaviour: 'timeout' },
  { number: '4000000000000259', behaviour: 'late' },
]

/** The confirmation code of every sandbox card. */
export const TEST_CODE = '123456'
