import { randomBytes } from 'node:crypto'
import { listAccounts, saveAccount } from '../database/accounts.ts'
import { type FormDefinition, saveForms } from '../database/forms.ts'
import { type DataLocation, type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { saveCatalogue } from '../database/products.ts'
import { type SearchEntry, saveSearchEntries } from '../database/search.ts'
import { readSecret } from '../database/settings.ts'
import {
  type BackendSettings,
  DEFAULT_SETTINGS,
  type Log,
  type Opened,
  type Services,
} from '../requests/services.ts'
import { MORE_PRODUCTS } from '../store/more-products.ts'
import { POTTERY } from '../store/pottery.ts'
import { productEntries } from '../store/show-product.ts'

/** The default owner's address. */
export const DEFAULT_OWNER = 'owner@example.com'

export interface ServiceOptions {
  readonly data: DataLocation
  readonly settings?: Partial<BackendSettings>
  readonly log?: Log
  /** The owner's account; a password is generated on the first start if none is given. */
  readonly owner?: { readonly email?: string | undefined; readonly password?: string | undefined }
  /** The forms that accept submissions. */
  readonly forms?: () => Promise<readonly FormDefinition[]>
  /** Search entries of the pages. */
  readonly pages?: () => Promise<readonly SearchEntry[]>
  /** Called once per database, with the generated password. */
  readonly onNewOwner?: (email: string, password: string) => void
}

/** Creates the server's services; the database opens when it is first needed. */
export function openServices(options: ServiceOptions): Services & { readonly close: () => Promise<void> } {
  const { data, settings, log = logNothing } = options
  let opening: Promise<Opened & OpenDatabase> | undefined
  let opened: Opened | undefined

  return {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    log,
    open() {
      // If opening fails, the next call tries again.
      opening ??= open(data, options).then(
        ready => {
          opened = ready
          return ready
        },
        cause => {
          opening = undefined
          throw cause
        },
      )
      return opening
    },
    opened: () => opened,
    async close() {
      const ready = await opening?.catch(() => undefined)
      await ready?.close()
    },
  }
}

async function open(data: DataLocation, options: ServiceOptions): Promise<Opened & OpenDatabase> {
  const opened = await openDatabase(data)
  const { db } = opened
  try {
    await saveForms(db, (await options.forms?.()) ?? [])
    const catalogue = [...POTTERY, ...MORE_PRODUCTS]
    await saveCatalogue(db, catalogue)
    await saveSearchEntries(db, [...((await options.pages?.()) ?? []), ...productEntries(catalogue)])
    await seedOwner(opened, options)
    return { ...opened, secret: await readSecret(db) }
  } catch (cause) {
    await opened.close()
    throw cause
  }
}

async function seedOwner({ db }: OpenDatabase, { owner = {}, onNewOwner }: ServiceOptions): Promise<void> {
  const { email = DEFAULT_OWNER, password } = owner
  if (password) return saveAccount(db, 'owner', email, password)
  if ((await listAccounts(db, 'owner')).length > 0) return
  const made = randomBytes(9).toString('base64url')
  await saveAccount(db, 'owner', email, made)
  onNewOwner?.(email, made)
}

/** Logs one JSON object per line to stderr; stdout is for humans. */
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

/** Discards everything; for tests. */
export const logNothing: Log = () => {}

const errorFacts = (error: Error): Record<string, unknown> => ({
  error: error.message,
  stack: error.stack,
  ...(error.cause instanceof Error && { cause: error.cause.message }),
})
