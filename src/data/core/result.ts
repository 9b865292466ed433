/** What came of something that is expected to fail at times; unexpected failures throw. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure }
