import { QueueFull } from '../demo/images/render-queue'

/** PostgreSQL's ways of saying that it has too much to do: lock or statement time-out, no connection left. */
const TOO_MUCH = ['55P03', '57014', '53300', '40001', '40P01']

/** It is being stopped, comes back from a crash, or is not there at this moment. */
const AWAY = ['57P01', '57P02', '57P03', '08006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']

const BUSY = new Set([...TOO_MUCH, ...AWAY])

/** What the client of the database says of such moments by itself. */
const BUSY_WORDS = ['timeout exceeded when trying to connect', 'Connection terminated', 'is not queryable']

/** Whether somebody was in the way, or somebody is away for a moment: asked again, it may well be done. */
export const isBusy = (error: unknown): boolean => {
  if (error instanceof QueueFull) return true
  const { code, message = '', cause } = error as { code?: string; message?: string; cause?: unknown }
  return BUSY.has(code ?? '') || BUSY_WORDS.some((words) => message.includes(words)) || (cause ? isBusy(cause) : false)
}
