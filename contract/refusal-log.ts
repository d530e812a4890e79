import type { SignTrouble } from './signed-request'

/** How often the same is told, in milliseconds. */
export const TOLD_EVERY = 60_000

const SENTENCES = {
  clock: 'calls are refused: the clock of the program that asks is off by more than five minutes',
  secret: 'calls are refused: they are not signed with the secret of this program',
  scheme:
    'calls are refused: they are signed by the plain hash of spec §7, which SIGN_SCHEME_PATH_ACCEPTED does not allow',
}

/**
 * Tells why calls are refused, each reason once a minute: whoever asks learns nothing of it.
 * @param warn writes a line into this program's log
 */
export function createRefusalLog(warn: (told: SignTrouble, sentence: string) => void) {
  const toldAt = new Map<SignTrouble['why'], number>()
  return (trouble: SignTrouble | null, now: number) => {
    if (!trouble || now - (toldAt.get(trouble.why) ?? -Infinity) < TOLD_EVERY) return
    toldAt.set(trouble.why, now)
    warn(trouble, SENTENCES[trouble.why])
  }
}
