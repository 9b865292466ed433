/** An error to answer a request with. */
export interface Refusal<Status extends number> {
  readonly status: Status
  readonly message: string
}

/** Fails with an error to answer the request with. */
export const refusal = <Status extends number>(status: Status, message: string) =>
  ({ ok: false, error: { status, message } }) as const
