/** A requirement, and the tests that show it. */
export interface SecurityRow {
  /** `F01` for the storefront, `K01` for the store API, `T01` for texts that people write, `O01` for operation. */
  id: string
  /** What is required, in short. */
  requirement: string
  /** File and title, or a part of the title that stands in the file as it is. */
  tests: [file: string, title: string][]
}
