import type { Log } from '../requests/services.ts'

/** One JSON object a line, on the error output; the standard output is for people. */
export const logLines: Log = (event, facts = {}) => {
  const error = facts['error']
  const line = {
    time: new Date().toISOString(),
    event,
    ...facts,
    ...(error instanceof Error && errorFacts(error)),
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

/** For tests. */
export const logNothing: Log = () => {}

const errorFacts = (error: Error): Record<string, unknown> => ({
  error: error.message,
  stack: error.stack,
  ...(error.cause instanceof Error && { cause: error.cause.message }),
})
