import type { Context } from 'hono'
import * as z from 'zod/mini'
import { languages } from '../../src/calls/site-values.ts'
import { isRecord } from '../../src/data/core/json.ts'
import { editedCookieSettings } from '../../src/visitor/consent/cookie-settings-payload.ts'
import { sessionOf } from './api/account-cookies.ts'
import type { Services } from './api/services.ts'
import { readSetting } from './database/settings.ts'

/** A line above or below the page. */
export interface SiteLine {
  readonly text: string
  /** Empty if the line is no link. */
  readonly link: string
}

/** What every page shows of the owner's settings, and of who asks for it. */
export interface SavedSite {
  /** Keys of `#site-context`. */
  readonly context: Readonly<Record<string, unknown>>
  /** Lines above and below the page; empty where there are none. */
  readonly header: SiteLine
  readonly footer: SiteLine
  /** BCP 47 tags of the languages that visitors choose among. */
  readonly languages: readonly string[]
}

const NO_LINE: SiteLine = { text: '', link: '' }

/** The pages of a site whose owner has saved nothing, as a visitor sees them. */
export const NOTHING_SAVED: SavedSite = { context: {}, header: NO_LINE, footer: NO_LINE, languages: [] }

/**
 * Reads what the owner has saved, and whether the owner is the one who asks. A page waits for no database, and
 * comes without all that where it cannot be read.
 */
export async function readSavedSite(context: Context, { opened, log }: Services): Promise<SavedSite> {
  const ready = opened()
  if (!ready) return NOTHING_SAVED
  try {
    const { db } = ready
    const owner = await sessionOf(context, db, 'owner')
    const regions = await readSetting(db, 'header-footer')
    const spoken = languagesOf(await readSetting(db, 'languages'))
    // Whoever signs out must not find the page as it was.
    if (owner) context.header('cache-control', 'private, no-store')
    return {
      context: {
        ...(owner && { authenticatedAccount: { id: `${owner.accountId}` }, websiteRoles: ['admin'] }),
        ...(spoken.length > 0 && { multilingual: { languages: spoken } }),
        ...cookieContext(await readSetting(db, 'cookie-settings')),
      },
      languages: spoken,
      header: lineOf(regions, 'header'),
      footer: lineOf(regions, 'footer'),
    }
  } catch (error) {
    log('fault', { path: context.req.path, error })
    return NOTHING_SAVED
  }
}

const cookieContext = (saved: unknown): object =>
  isRecord(saved) ? { cookieSettings: editedCookieSettings(saved) } : {}

function languagesOf(saved: unknown): readonly string[] {
  const read = z.safeParse(languages, saved)
  return read.success ? read.data.languages : []
}

function lineOf(regions: unknown, name: string): SiteLine {
  const region = isRecord(regions) ? regions[name] : undefined
  const textOf = (key: string): string => {
    const value = isRecord(region) ? region[key] : undefined
    return typeof value === 'string' ? value : ''
  }
  return { text: textOf('text'), link: textOf('link') }
}
