import 'server-only'
import { CALLS } from '../../../contract/calls'
import { reorderResponseSchema } from '../../../contract/entities/checkout'
import { KEY_PATTERN } from '../../../contract/limits'
import type { Caller } from '../../../contract/signing'
import { setDefaultAddressCall } from '../../account/address-calls'
import { DEFAULT_KINDS } from '../../account/address-defaults'
import { ADD_ADDRESS_PATH, ADDRESS_FORM_ID, editAddressPath, addressMessagePath } from '../../account/address-page'
import { openedTicketPath } from '../../account/opened-ticket'
import { orderFormPath } from '../../account/orders'
import { cartMessagePath } from '../../cart/messages'
import { listCountries } from '../../data/shipping'
import { cancelOrderForm, reorderForm } from '../../forms/definitions/account'
import { addressForm, removeAddressForm } from '../../forms/definitions/address'
import { readMessageForm, ticketForm, ticketReplyForm } from '../../forms/definitions/support'
import { setFlashState } from '../../forms/flash-state'
import {
  ADDRESS_PATH,
  messagePath,
  MESSAGES_PATH,
  NEW_TICKET_PATH,
  ticketPath,
  TICKETS_PATH,
  ticketSentPath,
} from '../../paths'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { getOrCreateCaller } from './caller'
import { definedFormHandler, formHandler } from './form-handler'
import { fileProblems, readUploadForm } from './uploads'

/** The address book with the submitted form. */
const addressFormPage = (fields: URLSearchParams) => {
  const id = fields.get('id')
  return `${id ? editAddressPath(id) : ADD_ADDRESS_PATH}#${ADDRESS_FORM_ID}`
}

/** Adds or changes an address. */
export async function saveAddress(request: Request): Promise<Response> {
  // Without the country list, the store API alone validates the state.
  const countries = await listCountries().catch(() => [])
  const handle = definedFormHandler({
    form: addressForm(countries),
    page: addressFormPage,
    storesDraft: true,
    successPage: () => addressMessagePath('saved'),
  })
  return handle(request)
}

/** Sends an address of the book with one more default, otherwise unchanged. @throws Error for an unknown address or kind */
async function setDefault(fields: URLSearchParams, caller: Caller): Promise<void> {
  const { data } = await storeApi().send({ method: 'GET', path: CALLS.listAddresses.path, caller })
  const book = readResponse(CALLS.listAddresses, data)
  const address = book.find(({ id }) => id === fields.get('id'))
  const kind = DEFAULT_KINDS.find((one) => one === fields.get('kind'))
  if (!address || !kind) throw new Error('no such address, or no such default')
  await storeApi().send({ ...setDefaultAddressCall(address, kind), caller })
}

export const setDefaultAddress = formHandler({
  page: () => ADDRESS_PATH,
  send: async (fields) => {
    await setDefault(fields, await getOrCreateCaller())
    return addressMessagePath('default')
  },
  errorPage: () => addressMessagePath('failed'),
})

export const removeAddress = definedFormHandler({
  form: removeAddressForm,
  page: () => addressMessagePath('failed'),
  successPage: () => addressMessagePath('removed'),
})

export const cancelOrder = definedFormHandler({ form: cancelOrderForm, page: orderFormPath })

export const reorder = definedFormHandler({
  form: reorderForm,
  page: orderFormPath,
  successPage: (_, reply) => reorderResultPath(reply),
})

/** The cart page after a reorder, with the lines that could not be added and why. */
async function reorderResultPath(reply: unknown): Promise<string> {
  if (!reorderResponseSchema.required().isValidSync(reply, { strict: true })) return cartMessagePath('reordered')
  const { added, missing } = reply
  if (missing.length === 0) return cartMessagePath('reordered')
  const page = cartMessagePath(added > 0 ? 'reordered-partly' : 'reordered-none')
  const errors = Object.fromEntries(
    missing.map(({ name, size, reason }) => [[name, size].filter(Boolean).join(', '), reason]),
  )
  return setFlashState(page, reorderForm, {}, { isDone: false, mistakes: [], errors, refusal: null, captcha: null })
}

/** The page of the entity in the form's `id`; its list without a valid id. */
const entityPage = (pathOf: (id: string) => string, list: string) => (fields: URLSearchParams) => {
  const id = fields.get('id') ?? ''
  return KEY_PATTERN.test(id) ? pathOf(id) : list
}

const messagePage = entityPage(messagePath, MESSAGES_PATH)

export const readMessage = definedFormHandler({ form: readMessageForm, page: messagePage, successPage: messagePage })

export const openTicket = definedFormHandler({
  form: ticketForm,
  storesDraft: true,
  readFields: readUploadForm,
  problemsOf: fileProblems,
  page: () => NEW_TICKET_PATH,
  successPage: (_, reply) => ticketSentPath(openedTicketPath(reply)),
})

export const replyToTicket = definedFormHandler({
  form: ticketReplyForm,
  storesDraft: true,
  readFields: readUploadForm,
  problemsOf: fileProblems,
  page: entityPage((id) => `${ticketPath(id)}#reply`, TICKETS_PATH),
})
