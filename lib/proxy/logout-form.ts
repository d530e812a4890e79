import 'server-only'
import { leaveNotice } from '../notice/leave-notice'
import { LOGGED_OUT_ID } from '../notice/notice'
import { logOut } from './log-out'
import { plainForm } from './plain-form'

/**
 * Logs out (spec §4): the session ends, its cookies go, and a new document begins at the home page, so that user and
 * cart are cleared with everything else a page remembered. It says 'logout succeeded', by its fragment where no script
 * runs.
 */
export const answerLogout = plainForm({
  page: () => '/',
  send: async () => {
    await logOut()
    await leaveNotice('logged-out')
    return `/#${LOGGED_OUT_ID}`
  },
  whenRefused: () => '/',
})
