export const UNAUTHORIZED = 401

/** A reply that was not a success; its message is the store API's text, or empty if there was no reply. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    message: string,
    readonly code: number,
    /** Data of the reply besides its code. */
    readonly data: unknown = null,
    /** Whether the call has ended its session. */
    readonly hasEndedSession = false,
    /** Whether the owner of the ended session is known, so the draft can be kept. */
    readonly isOwnerKnown = false,
  ) {
    super(message)
  }
}

/** Whether a call was rejected because there is no session, or it has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && error.code === UNAUTHORIZED
