import 'server-only'
import { ApiError } from '../api/api-error'
import { readAnswer } from '../api/read-answer'
import { storeApi } from '../api/store-api'
import { CALLS } from '../contract/calls'
import { readCaller } from '../session/caller'

/**
 * The captcha as a question in words, where an address asks for it (`captcha=question`); null where the picture is to
 * be shown, and where the store gives no question just now.
 */
export async function askQuestion(search: Record<string, unknown>): Promise<string | null> {
  if (search.captcha !== 'question') return null
  const { method, path } = CALLS.getCaptchaQuestion
  try {
    const { data } = await storeApi().send({ method, path, caller: await readCaller() })
    return readAnswer(CALLS.getCaptchaQuestion, data).question
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
