/** A requirement and the tests that verify it. */
export interface SecurityRow {
  /** `F01` for the storefront, `K01` for the store API, `T01` for user-generated texts, `O01` for operation. */
  id: string
  /** The requirement in short. */
  requirement: string
  /** File and title, or a part of the title as it is written in the file. */
  tests: [file: string, title: string][]
}
