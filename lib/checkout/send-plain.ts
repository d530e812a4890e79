import { whenKept } from './in-turn'

/**
 * Sends a form as a browser does: its answer keeps what was typed over a login, whichever way the session was lost.
 * @returns never
 */
export function sendPlain(element: HTMLFormElement): Promise<never> {
  // What was kept before may not overtake it.
  void whenKept().then(() => element.submit())
  return new Promise<never>(() => {})
}
