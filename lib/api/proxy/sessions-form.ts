import 'server-only'
import { accountFormPage } from '../../account/account-forms'
import { sessionsForm } from '../../forms/sessions-form'
import { leaveNotice } from '../../forms/leave-notice'
import { LOGGED_OUT_ID } from '../../forms/notice'
import { forgetSession } from '../../auth/forget'
import { definedFormHandler } from './shop-form'

/**
 * Signs out everywhere. Unlike a logout it says so when the store API cannot be asked: the sessions that matter are on
 * other devices, and would stay.
 */
export const answerEndSessions = definedFormHandler({
  form: sessionsForm,
  page: () => accountFormPage('sessions'),
  whenDone: async () => {
    await forgetSession()
    await leaveNotice('logged-out')
    return `/#${LOGGED_OUT_ID}`
  },
})
