/** The package has no types; these are the parts that the tests use. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address?: string
      port: number
      silent?: boolean
      directory: string
      resetOnClose?: boolean
      allowMismatchedSignatures?: boolean
      configureBuckets?: { name: string; configs: string[] }[]
    })
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
