import { randomBytes } from 'node:crypto'
import { listAccounts, retireOtherOwners, saveAccount } from '../database/accounts.ts'
import { startChores } from '../database/background.ts'
import { type FormDefinition, saveForms } from '../database/forms.ts'
import { type DataLocation, type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { setChannels } from '../database/outbox.ts'
import { saveCatalogue } from '../database/products.ts'
import { type SearchEntry, saveSearchEntries } from '../database/search.ts'
import { readSecret } from '../database/settings.ts'
import { accountLimit, clearLimit } from '../database/stored-limits.ts'
import { createReportBudget } from '../requests/report-budget.ts'
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
import { startDeliveries } from './deliveries.ts'
import { watchSpace } from './free-space.ts'
import type { ServerModule } from './modules.ts'

/** The default owner's address. */
export const DEFAULT_OWNER = 'owner@example.com'

export interface ServiceOptions {
  readonly data: DataLocation
  readonly settings?: Partial<BackendSettings>
  readonly log?: Log
  readonly modules?: readonly ServerModule[]
  /** The owner's account; a password is generated on the first start if none is given. */
  readonly owner?: { readonly email?: string | undefined; readonly password?: string | undefined }
  /** The forms that accept submissions. */
  readonly forms?: () => Promise<readonly FormDefinition[]>
  /** Search entries of the pages. */
  readonly pages?: () => Promise<readonly SearchEntry[]>
  /** Called once per database, with the generated password. */
  readonly onNewOwner?: (email: string, password: string) => void
}

export interface RunningServices extends Services {
  /** Accepts nothing new from now on. */
  readonly stop: () => void
  readonly close: () => Promise<void>
}

/** Creates the server's services; the database opens when it is first needed. */
export function openServices(options: ServiceOptions): RunningServices {
  const { data, modules = [], log = logNothing } = options
  const files = modules.find(module => module.files)?.files
  const sendMail = modules.find(module => module.sendMail)?.sendMail
  const settings = { ...DEFAULT_SETTINGS, ...options.settings }
  let opening: Promise<Opened & OpenDatabase> | undefined
  let opened: Opened | undefined
  let isStopping = false

  return {
    settings,
    ...(files && { files }),
    ...(sendMail && { sendMail }),
    onRequest(facts) {
      for (const module of modules) module.onRequest?.(facts)
    },
    freeSpace: watchSpace(data),
    reportBudget: createReportBudget(settings.dayReportBytes),
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
    isStopping: () => isStopping,
    stop() {
      isStopping = true
    },
    async close() {
      const ready = await opening?.catch(() => undefined)
      await ready?.close()
      for (const module of modules) await module.stop?.()
    },
  }
}

async function open(data: DataLocation, options: ServiceOptions): Promise<Opened & OpenDatabase> {
  // The database opens in a thread or a process of its own; meanwhile, this one reads the pages.
  const [database, forms, pages] = await Promise.allSettled([
    openDatabase(data),
    options.forms?.(),
    options.pages?.(),
  ])
  const opened = settled(database)
  const { db } = opened
  try {
    await saveForms(db, settled(forms) ?? [])
    const catalogue = [...POTTERY, ...MORE_PRODUCTS]
    await saveCatalogue(db, catalogue)
    await saveSearchEntries(db, [...(settled(pages) ?? []), ...productEntries(catalogue)])
    await seedOwner(opened, options)
    const { modules = [], log = logNothing } = options
    const channels = modules.flatMap(({ channel }) => channel ?? [])
    await setChannels(
      db,
      channels.map(({ name }) => name),
    )
    const files = modules.find(module => module.files)?.files
    const stopChores = startChores(db, files, error => log('fault', { error }))
    const stopDeliveries = startDeliveries(db, channels, log)
    const close = async (): Promise<void> => {
      await stopChores()
      await stopDeliveries()
      await opened.close()
    }
    return { ...opened, close, secret: await readSecret(db) }
  } catch (cause) {
    await opened.close()
    throw cause
  }
}

function settled<Value>(result: PromiseSettledResult<Value>): Value {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

async function seedOwner({ db }: OpenDatabase, { owner = {}, onNewOwner }: ServiceOptions): Promise<void> {
  const email = owner.email || DEFAULT_OWNER
  if (owner.email) await retireOtherOwners(db, email)
  if (owner.password) {
    // A locked-out owner gets in again after a restart.
    await clearLimit(db, accountLimit('owner', email))
    return saveAccount(db, 'owner', email, owner.password)
  }
  if ((await listAccounts(db, 'owner')).length > 0) return
  const made = randomBytes(9).toString('base64url')
  await saveAccount(db, 'owner', email, made)
  onNewOwner?.(email, made)
}

/** Discards everything; for tests. */
export const logNothing: Log = () => {}
