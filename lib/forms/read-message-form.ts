import { object } from 'yup'
import { CALLS } from '../../contract/calls'
import { fillPath } from '../../contract/path-template'
import { key } from '../../contract/rules'
import type { FormDefinition } from './form-definition'

/** Marks a message as read. */
export const readMessageForm: FormDefinition = {
  fields: ['id'],
  secrets: [],
  schema: object({ id: key() }),
  calls: ({ id = '' }) => [{ method: CALLS.readMessage.method, path: fillPath(CALLS.readMessage.path, { id }) }],
}
