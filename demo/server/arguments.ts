import { parseArgs } from 'node:util'

/** The port when neither `--port` nor `PORT` names one. */
export const DEFAULT_PORT = 4000

export const USAGE = `Usage: npm start -- [options]

Serves Ashlar's QA site, or any folder of HTML with the blocks switched on.

  --site DIR   serve the pages in DIR, with boot.js and ashlar.css added to each
  --port N     the port to listen on (default: PORT, or ${DEFAULT_PORT}); 0 takes any free one
  --help       show this text`

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
