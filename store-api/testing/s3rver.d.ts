/** The package has no types of its own: what the tests use of it. */
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
