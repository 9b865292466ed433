/** A message that cannot be read; a programmer's mistake, so it is thrown. */
export class MessageError extends Error {
  override name = 'MessageError'
}
