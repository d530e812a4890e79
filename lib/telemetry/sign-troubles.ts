import 'server-only'
import { SignWatch, type CallerTrouble } from '../../contract/sign-watch'
import { log } from './log'
import type { UpstreamCall } from './observe-call'
import { singleton } from '../config/singleton'

type Upstream = UpstreamCall['upstream']

const watches = singleton('sign-watches', () => new Map<Upstream, SignWatch>())

const SENTENCES = {
  clock: 'every call is refused: the clocks of the two programs are more than five minutes apart',
  secret:
    'every call is refused: the two programs have not the same secret, or this one signs by a SIGN_SCHEME the other does not take',
}

function tell(upstream: Upstream, why: CallerTrouble | null) {
  if (why) log().error({ upstream, why }, SENTENCES[why])
  else log().info({ upstream }, 'calls are taken again')
}

/** The watch over the calls to a program. */
export function signWatch(upstream: Upstream): SignWatch {
  const found = watches.get(upstream) ?? new SignWatch({ tell: (why) => tell(upstream, why) })
  watches.set(upstream, found)
  return found
}

/** The programs that refuse every call, and why. */
export const signTroubles = (): Partial<Record<Upstream, CallerTrouble>> =>
  Object.fromEntries([...watches].flatMap(([upstream, { trouble }]) => (trouble ? [[upstream, trouble]] : [])))
