interface Options {
  /** The pages, the most important first. */
  paths: () => Promise<string[]>
  /** Has one page rendered. */
  visit: (path: string) => Promise<void>
  /** Waits so many milliseconds. */
  pause: (milliseconds: number) => Promise<unknown>
  /** Told why a page could not be warmed up, once for a round. */
  onFailure: (error: unknown) => void
}

/** Between two tries to learn the pages, in milliseconds, and how often that is tried. */
const RETRY_EVERY = 2000
const TRIES = 30

/**
 * Has the main pages rendered before a shopper asks for them: one at a time, so that those who are there wait for
 * nothing. Asked for while it is at it, it goes round once more.
 */
export function createWarmUp({ paths, visit, pause, onFailure }: Options): () => Promise<void> {
  let round: Promise<void> | undefined
  let isAskedAgain = false

  async function learn(): Promise<string[]> {
    for (let tried = 1; ; tried++) {
      try {
        return await paths()
      } catch (error) {
        if (tried === TRIES) throw error
        await pause(RETRY_EVERY)
      }
    }
  }

  async function goRound() {
    do {
      isAskedAgain = false
      try {
        for (const path of await learn()) if (!isAskedAgain) await visit(path)
      } catch (error) {
        onFailure(error)
      }
    } while (isAskedAgain)
  }

  return () => {
    if (round) isAskedAgain = true
    round ??= goRound().finally(() => (round = undefined))
    return round
  }
}
