import { CALLS } from '../../contract/calls'
import { FORM_NAMES } from '../../lib/forms/form-names'

export interface Mutation {
  method: string
  path: string
  /** The type of its body, if it is not JSON. */
  type?: string
}

/** A file of a ticket: the storefront accepts it at a separate address, as bytes. */
const UPLOAD: Mutation = { method: 'POST', path: '/api/attachment', type: 'application/octet-stream' }

/** Every call of the contract that changes data, with a value for each parameter. */
export const CALL_MUTATIONS: Mutation[] = Object.values(CALLS)
  .filter(({ method }) => method !== 'GET')
  .map((call): Mutation =>
    call === CALLS.addAttachment ? UPLOAD : { method: call.method, path: call.path.replace(/\{\w+\}/g, '1') },
  )

/** Every plain form, by its route. */
export const FORMS: Mutation[] = FORM_NAMES.map((name) => ({ method: 'POST', path: `/api/form/${name}` }))
