/** A call that cannot be answered as asked. Its words are for the log of the shop. */
export class Failure extends Error {
  override readonly name = 'Failure'
  constructor(
    readonly status: 400 | 404 | 409 | 413,
    message: string,
  ) {
    super(message)
  }
}

/** The one answer to everything that is wrong with signature, time, replay or cipher. */
export const badRequest = () => new Failure(400, 'That request could not be read.')

export const notFound = () => new Failure(404, 'Not found.')
