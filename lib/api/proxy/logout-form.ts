import 'server-only'
import { accountFormPage } from '../../account/account-forms'
import { isRefusal, type ApiError } from '../api-error'
import { setFlashState } from '../../forms/flash-state'
import { leaveNotice } from '../../forms/leave-notice'
import { LOGGED_OUT_ID } from '../../forms/notice'
import { logOut } from './log-out'
import { formHandler } from './plain-form'

/**
 * Logs out (spec §4): the session ends, its cookies go, and a new document begins at the home page, so that user and
 * cart are cleared with everything else a page remembered. It says 'logout succeeded', by its fragment where no script
 * runs. Where the store API refuses, the account says so in its words, and the session goes on.
 */
export const answerLogout = formHandler({
  page: () => '/',
  send: async () => {
    try {
      await logOut()
    } catch (error) {
      if (isRefusal(error)) return leaveRefusal(error)
      throw error
    }
    await leaveNotice('logged-out')
    return `/#${LOGGED_OUT_ID}`
  },
  whenRefused: () => '/',
})

function leaveRefusal({ msg }: ApiError): Promise<string> {
  const outcome = { isDone: false, mistakes: [], errors: {}, refusal: msg, captcha: null }
  return setFlashState(accountFormPage('logout'), { secrets: [] }, {}, outcome)
}
