/** A customer as another shop's export has them. */
export interface SourceCustomer {
  line: number
  email: string
  firstname: string
  lastname: string
  /** Null where the file has none. */
  address: SourceAddress | null
  /** That of invoices, where it is another one. */
  billing?: SourceAddress | null
  /** Why they become no account; empty or left out where they do. */
  problem?: string
  /** Said of them, whatever becomes of them. */
  notes: string[]
}

export interface SourceAddress {
  /** The customer's own name where they are left out. */
  firstname?: string
  lastname?: string
  street: string
  city: string
  /** Code or name. */
  state: string
  postalCode: string
  /** ISO 3166 code. */
  country: string
  phone: string
}
