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

/** Where somewhere is, as a file of another shop has it. */
export interface SourcePlace {
  street: string
  city: string
  /** Code or name. */
  state: string
  postalCode: string
  /** ISO 3166 code; a name in orders. */
  country: string
  phone: string
}

export interface SourceAddress extends SourcePlace {
  /** The customer's own name where they are left out. */
  firstname?: string
  lastname?: string
}
