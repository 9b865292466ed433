declare module '@20minutes/s3rver' {
  /** An S3-compatible server for tests; it accepts the keys `S3RVER` / `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
