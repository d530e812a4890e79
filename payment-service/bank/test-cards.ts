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

/** The code that the sandbox's bank sends to everybody. */
export const TEST_CODE = '123456'
