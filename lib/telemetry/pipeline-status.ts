import 'server-only'
import { singleton } from '../config/singleton'

/** The HTTP pipeline in front of Next (server/attach.ts). */
interface PipelineStatus {
  /** It has been started, and is not switched off. */
  isExpected: boolean
  /** A request to the server on `PORT` has passed through it. */
  isAttached: boolean
}

export const pipelineStatus = singleton<PipelineStatus>('pipeline-status', () => ({
  isExpected: false,
  isAttached: false,
}))
