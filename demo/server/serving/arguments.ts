import { parseArgs } from 'node:util'

/** The port when neither `--port` nor `PORT` names one. */
export const DEFAULT_PORT = 4000

export const USAGE = `Usage: npm start -- [options]

Serves Ashlar's QA site, or any folder of HTML with the blocks switched on.

  --site DIR   serve the pages in DIR, with boot.js and ashlar.css added to each
  --port N     the port to listen on (default: PORT, or ${DEFAULT_PORT}); 0 takes any free one
  --help       show this text

The environment says the rest:

  ASHLAR_DATA            folder of the data (demo/.data)
  DATABASE_URL           a Postgres to use instead
  ASHLAR_OWNER_EMAIL     who signs in at /config/ (owner@example.com)
  ASHLAR_OWNER_PASSWORD  with which password (made up and shown at the first start)
  ASHLAR_FORMS           a JSON file with forms beyond those on the pages
  ASHLAR_ORIGINS         origins of other sites whose pages may call, with commas between
  ASHLAR_TRUST_PROXY     1 behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto
  ASHLAR_FORM_LIMIT      submissions of a form from one address in ten minutes (30)
  ASHLAR_LOGIN_LIMIT     attempts to sign in from one address in ten minutes (10)
  ASHLAR_CALL_LIMIT      calls from one address in a minute (1200)
  ASHLAR_KEEP_DAYS       days that visits, events and errors are kept (390)`

/** What the command line asks for. */
export type Request =
  | { readonly kind: 'serve'; readonly port: number; readonly site?: string }
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly message: string }

/** Reads the command line; a mistake is an answer, not an exception. */
export function readArguments(
  argv: readonly string[],
  environment: Record<string, string | undefined>,
): Request {
  let values: { site?: string; port?: string; help?: boolean }
  try {
    values = parseArgs({
      args: [...argv],
      options: { site: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }).values
  } catch (cause) {
    return { kind: 'mistake', message: cause instanceof Error ? cause.message : String(cause) }
  }
  if (values.help) return { kind: 'help' }

  const text = values.port ?? environment['PORT'] ?? String(DEFAULT_PORT)
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) {
    return { kind: 'mistake', message: `The port must be a whole number from 0 to 65535, not "${text}".` }
  }
  return { kind: 'serve', port, ...(values.site === undefined ? {} : { site: values.site }) }
}
