import { randomBytes } from 'node:crypto'
import { listAccounts, saveAccount } from '../database/accounts.ts'
import { type FormDefinition, saveForms } from '../database/forms.ts'
import { type DataPlace, type OpenDatabase, openDatabase } from '../database/open-database.ts'
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

/** Who signs in at `/config/` when nobody says otherwise. */
export const DEFAULT_OWNER = 'owner@example.com'

export interface ServiceOptions {
  readonly data: DataPlace
  readonly settings?: Partial<BackendSettings>
  readonly log?: Log
  /** The owner's account; without a password one is made up at the first start. */
  readonly owner?: { readonly email?: string | undefined; readonly password?: string | undefined }
  /** The forms that stand on the pages: only these are taken. */
  readonly forms?: () => Promise<readonly FormDefinition[]>
  /** The pages that can be found, beside what the shop sells. */
  readonly pages?: () => Promise<readonly SearchEntry[]>
  /** Hears the password that was made up, once in the database's life. */
  readonly onNewOwner?: (email: string, password: string) => void
}

/** The services of a server, whose database opens when it is first needed. */
export function openServices(options: ServiceOptions): Services & { readonly close: () => Promise<void> } {
  const { data, settings, log = logNothing } = options
  let opening: Promise<Opened & OpenDatabase> | undefined
  let opened: Opened | undefined

  return {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    log,
    open() {
      // A database that was away at the first call may be there at the next.
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

async function open(data: DataPlace, options: ServiceOptions): Promise<Opened & OpenDatabase> {
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
