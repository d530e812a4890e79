import 'server-only'
import { ADDRESS_PATH } from '../../account/account-paths'
import { defaultCall } from '../../account/address-calls'
import { noticePath } from '../../account/address-page'
import { DEFAULT_KINDS } from '../../account/optimistic'
import type { Caller } from '../../../contract/signed-headers'
import { readAnswer } from '../read-answer'
import { storeApi } from '../store-api'
import { CALLS } from '../../../contract/calls'
import { knowCaller } from './browser'
import { formHandler } from './plain-form'

/** Sends an address as the book has it, with one default more. @throws Error for what is not in the book */
async function makeDefault(fields: URLSearchParams, caller: Caller): Promise<void> {
  const { data } = await storeApi().send({ method: 'GET', path: CALLS.listAddresses.path, caller })
  const book = readAnswer(CALLS.listAddresses, data)
  const address = book.find(({ id }) => id === fields.get('id'))
  const kind = DEFAULT_KINDS.find((one) => one === fields.get('kind'))
  if (!address || !kind) throw new Error('no such address, or no such default')
  await storeApi().send({ ...defaultCall(address, kind), caller })
}

/** Makes an address a default without JavaScript. */
export const answerDefaultAddress = formHandler({
  page: () => ADDRESS_PATH,
  send: async (fields) => {
    await makeDefault(fields, await knowCaller())
    return noticePath('default')
  },
  whenRefused: () => noticePath('failed'),
})
