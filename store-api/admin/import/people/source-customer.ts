/** A customer in another shop's export. */
export interface SourceCustomer {
  line: number
  email: string
  firstname: string
  lastname: string
  /** Null if the file has none. */
  address: SourceAddress | null
  /** The billing address, if it differs. */
  billing?: SourceAddress | null
  /** Why they get no account; empty or omitted if they do. */
  problem?: string
  /** Notes, whatever the result. */
  notes: string[]
}

/** The fields of an address in another shop's export. */
export interface SourceAddressFields {
  street: string
  city: string
  /** Code or name. */
  state: string
  postalCode: string
  /** ISO 3166 code; a name in orders. */
  country: string
  phone: string
}

export interface SourceAddress extends SourceAddressFields {
  /** Omitted for the customer's own name. */
  firstname?: string
  lastname?: string
}
