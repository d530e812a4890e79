import { CALLS } from '../../contract/calls'
import { FORM_NAMES } from '../../lib/forms/form-names'

export interface Mutation {
  method: string
  path: string
}

/** Every call of the contract that changes something, with some value for each parameter. */
export const CALLED: Mutation[] = Object.values(CALLS)
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, '1') }))

/** Every plain form, by its route. */
export const FORMS: Mutation[] = FORM_NAMES.map((name) => ({ method: 'POST', path: `/api/form/${name}` }))
