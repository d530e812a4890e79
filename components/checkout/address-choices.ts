import type { Address } from '@/contract/entities/address'
import { shownPostalCode } from '@/contract/postal-code'
import type { Choice } from '../forms/form-choices'

const lineOf = ({ street, postalCode, city, country }: Address) =>
  `${street}, ${`${shownPostalCode(postalCode)} ${city}`.trim()}, ${country}`

/** The addresses of the book, and the choice of none of them. */
export const addressChoices = (book: readonly Address[], another: string): Choice[] => [
  ...book.map((address) => ({
    value: address.id,
    title: `${address.firstname} ${address.lastname}`,
    note: lineOf(address),
  })),
  { value: '', title: another },
]
