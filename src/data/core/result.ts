/** The outcome of an operation with expected failures; unexpected failures throw. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }
