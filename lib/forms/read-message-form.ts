import { object } from 'yup'
import { CALLS } from '../../contract/calls'
import { fillPath } from '../../contract/path-template'
import { key } from '../../contract/rules'
import type { ShopForm } from './shop-form'

/** Marks a message as read. */
export const readMessageForm: ShopForm = {
  fields: ['id'],
  secrets: [],
  schema: object({ id: key() }),
  calls: ({ id = '' }) => [{ method: CALLS.readMessage.method, path: fillPath(CALLS.readMessage.path, { id }) }],
}
