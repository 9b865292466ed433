import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isRecord } from '../../../src/data/core/json.ts'
import type { FormDefinition } from '../database/forms.ts'
import type { DataLocation } from '../database/open-database.ts'
import { type BackendSettings, DEFAULT_SETTINGS } from '../requests/services.ts'
import { readForm } from './find-forms.ts'

/** The default port. */
export const DEFAULT_PORT = 4000

const USAGE = `Usage: npm start -- [options]

Serves Ashlar's QA site, or any folder of HTML with the blocks added.

  --site DIR   serve the pages in DIR, adding boot.js and ashlar.css to each
  --port N     the port to listen on (default: PORT, or the first free one
               from ${DEFAULT_PORT}); 0 takes any free one
  --export F   write all lasting data to the new file F, and stop
  --import F   read such a file into an empty database, and stop
  --help       show this text

Environment variables:

  PORT                   the port to listen on (${DEFAULT_PORT})
  ASHLAR_DATA            data folder (demo/.data)
  DATABASE_URL           Postgres connection string, instead of a data folder
  ASHLAR_OWNER_EMAIL     the owner's address for /config/ (owner@example.com)
  ASHLAR_OWNER_PASSWORD  the owner's password (generated and printed on the first start)
  ASHLAR_FORMS           JSON file with additional forms
  ASHLAR_ORIGINS         comma-separated origins of other sites that may make calls
  ASHLAR_HOSTS           comma-separated hosts of the site, the main one first (any)
  ASHLAR_FRAME_ANCESTORS who may show pages in frames, as in CSP ('self')
  ASHLAR_TRUST_PROXY     1 behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto
  ASHLAR_FORM_LIMIT      submissions per form and address in ten minutes (30)
  ASHLAR_UPLOAD_LIMIT    files per address in ten minutes (60)
  ASHLAR_LOGIN_LIMIT     failed logins per address in ten minutes (10)
  ASHLAR_CALL_LIMIT      calls per address in a minute (1200)
  ASHLAR_MIN_FREE_MB     free megabytes on the disk, below which nothing is written (100)
  ASHLAR_REPORT_MB       megabytes of visits, events and errors that are stored in a day (500)
  ASHLAR_KEEP_DAYS       days to keep visits, events and errors (390)`

/**
 * The help text.
 *
 * @param more descriptions of the modules' variables, by name.
 */
export const usage = (more: Readonly<Record<string, string>>): string =>
  [USAGE, ...Object.entries(more).map(([name, text]) => `  ${name.padEnd(22)} ${text}`)].join('\n')

/** The task that the command line names. */
export type Request =
  | {
      readonly kind: 'serve'
      /** Undefined if none is named. */
      readonly port: number | undefined
      readonly site?: string
    }
  | { readonly kind: 'export' | 'import'; readonly path: string }
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly message: string }

/** Parses the command line; mistakes are returned, not thrown. */
export function readArguments(
  argv: readonly string[],
  environment: Record<string, string | undefined>,
): Request {
  let values: { site?: string; port?: string; export?: string; import?: string; help?: boolean }
  try {
    values = parseArgs({
      args: [...argv],
      options: {
        site: { type: 'string' },
        port: { type: 'string' },
        export: { type: 'string' },
        import: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (cause) {
    return { kind: 'mistake', message: cause instanceof Error ? cause.message : String(cause) }
  }
  if (values.help) return { kind: 'help' }
  if (values.export) return { kind: 'export', path: values.export }
  if (values.import) return { kind: 'import', path: values.import }

  const text = values.port ?? environment['PORT']
  if (text !== undefined && (!/^\d+$/.test(text) || Number(text) > 65_535)) {
    return { kind: 'mistake', message: `The port must be a whole number from 0 to 65535, not "${text}".` }
  }
  const port = text === undefined ? undefined : Number(text)
  return { kind: 'serve', port, ...(values.site === undefined ? {} : { site: values.site }) }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Where the data lives: `DATABASE_URL`, else the folder `ASHLAR_DATA`, else `demo/.data`. */
export function dataLocation(environment: Environment): DataLocation {
  const { DATABASE_URL: url, ASHLAR_DATA: folder } = environment
  if (url) return { url }
  return { folder: folder || fileURLToPath(new URL('../../.data', import.meta.url)) }
}

/** Reads the settings from the environment. @throws for invalid numbers */
export function backendSettings(environment: Environment): Partial<BackendSettings> {
  const { ASHLAR_ORIGINS = '', ASHLAR_HOSTS = '', ASHLAR_TRUST_PROXY } = environment
  const {
    formLimit,
    uploadLimit,
    callLimit,
    loginLimit,
    minFreeBytes,
    dayReportBytes,
    keepDays,
    frameAncestors,
  } = DEFAULT_SETTINGS
  return {
    origins: listFrom(ASHLAR_ORIGINS).map(text => addressFrom('ASHLAR_ORIGINS', text, text).origin),
    hosts: listFrom(ASHLAR_HOSTS).map(text => addressFrom('ASHLAR_HOSTS', text, `http://${text}`).host),
    frameAncestors: environment['ASHLAR_FRAME_ANCESTORS'] || frameAncestors,
    trustProxy: ASHLAR_TRUST_PROXY === '1',
    formLimit: { ...formLimit, max: numberFrom(environment, 'ASHLAR_FORM_LIMIT', formLimit.max) },
    uploadLimit: {
      ...uploadLimit,
      max: numberFrom(environment, 'ASHLAR_UPLOAD_LIMIT', uploadLimit.max),
    },
    callLimit: { ...callLimit, max: numberFrom(environment, 'ASHLAR_CALL_LIMIT', callLimit.max) },
    loginLimit: { ...loginLimit, max: numberFrom(environment, 'ASHLAR_LOGIN_LIMIT', loginLimit.max) },
    minFreeBytes: numberFrom(environment, 'ASHLAR_MIN_FREE_MB', minFreeBytes / 1e6) * 1e6,
    dayReportBytes: numberFrom(environment, 'ASHLAR_REPORT_MB', dayReportBytes / 1e6) * 1e6,
    keepDays: numberFrom(environment, 'ASHLAR_KEEP_DAYS', keepDays),
  }
}

const listFrom = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** Parsed as browsers do, which send hosts in lower case and, of other alphabets, in Punycode. */
function addressFrom(name: string, text: string, address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  // A path or a login would never match.
  if (!url?.host || url.pathname !== '/' || url.username) {
    const example = name === 'ASHLAR_HOSTS' ? 'shop.example' : 'https://shop.example'
    throw new Error(`${name} must list addresses such as ${example}, not "${text}".`)
  }
  return url
}

function numberFrom(environment: Environment, name: string, fallback: number): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`${name} must be a whole number above 0, not "${text}".`)
  }
  return number
}

/**
 * Additional forms: `ASHLAR_FORMS` names a file with a JSON list of form definitions, written as in `data-block-
 * json`; `kind: "newsletter"` marks newsletters.
 */
export function moreForms({ ASHLAR_FORMS: file }: Environment): FormDefinition[] {
  if (!file) return []
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(list)) throw new Error(`${file}: expected a list of forms.`)
  return list.flatMap((form: unknown) =>
    readForm(form, isRecord(form) && form['kind'] === 'newsletter' ? 'newsletter' : 'form'),
  )
}
