/** A sub-command of the store API. */
export interface Command {
  /** What stands behind its name. */
  synopsis: string
  about: string
  /** Loaded when it is asked for: no command waits for the code of another. */
  load: () => Promise<{ run: (args: string[]) => Promise<void> }>
}
