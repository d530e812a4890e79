/** The last queued change. */
let last: Promise<unknown> = Promise.resolve()

/** Runs the changes of a checkout one after another, so that the last response belongs to the last change. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work)
  last = turn.catch(() => null)
  return turn
}

/** Resolves when every queued change is saved or has failed. */
export const whenSaved = (): Promise<unknown> => last

/**
 * Submits a form natively, after the queued changes, which must not overtake it. If the session has ended, the server's
 * response keeps the entered text until after the login. This module loads no API client, so that the login page needs
 * none.
 * @returns never
 */
export function sendPlain(element: HTMLFormElement): Promise<never> {
  void whenSaved().then(() => element.submit())
  return new Promise<never>(() => {})
}
