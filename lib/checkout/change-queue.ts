/** The last queued change. */
let lastChange: Promise<unknown> = Promise.resolve()

/** Runs the changes of a checkout one after another, so that the last response belongs to the last change. */
export function enqueueChange<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = lastChange.then(work)
  lastChange = result.catch(() => null)
  return result
}

/** Resolves when every queued change is saved or has failed. */
export const changesSettled = (): Promise<unknown> => lastChange

/**
 * Submits a form natively after the queued changes, so that it does not overtake them. If the session has ended, the server's
 * response keeps the entered text until after the login. This module loads no API client, so that the login page needs
 * none.
 * @returns never
 */
export function submitNatively(element: HTMLFormElement): Promise<never> {
  void changesSettled().then(() => element.submit())
  return new Promise<never>(() => {})
}
