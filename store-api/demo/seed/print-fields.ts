import { PRINTED_NAME_PATTERN } from '../../../contract/personalization'
import type { Personalization } from '../../db/schema/columns'
import { text } from '../../i18n/local-text'

/** Name and number on the back of a shirt. @param price surcharge in cents */
export const printFields = (price: number): Personalization => ({
  price,
  preview: 'back',
  fields: [
    {
      ...{ key: 'name', label: text('Name', 'Nombre', 'Name'), kind: 'text', isRequired: false },
      ...{ pattern: PRINTED_NAME_PATTERN, maxLength: 12, min: 0, max: 0 },
    },
    {
      ...{ key: 'number', label: text('Number', 'Número', 'Nummer'), kind: 'number', isRequired: false },
      ...{ pattern: '', maxLength: 2, min: 0, max: 99 },
    },
  ],
})
