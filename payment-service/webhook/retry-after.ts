const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const PAUSES = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE] as const

/** An event the shop has not taken for so long is told no more; whoever wants to know asks. */
export const EVENT_LIFE = 72 * HOUR

/** How long to wait after so many deliveries that failed, in milliseconds. */
export const retryAfter = (failures: number): number => PAUSES[failures - 1] ?? HOUR
