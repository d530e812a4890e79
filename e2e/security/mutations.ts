import { readdirSync } from 'node:fs'
import { CALLS } from '../../contract/calls'

export interface Mutation {
  method: string
  path: string
}

/** Every call of the contract that changes something, with some value for each parameter. */
export const CALLED: Mutation[] = Object.values(CALLS)
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, '1') }))

/** Every plain form, by its route. */
export const FORMS: Mutation[] = readdirSync('app/api/form', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => ({ method: 'POST', path: `/api/form/${file.replace(/\/route\.ts$/, '')}` }))
