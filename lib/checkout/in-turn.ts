let last: Promise<unknown> = Promise.resolve()

/** Makes one change of the checkout after the other, so that the last answer is of the last change. */
export function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(work)
  last = turn.catch(() => null)
  return turn
}

/** Resolves when everything that is being kept is kept. */
export const whenKept = (): Promise<unknown> => last
