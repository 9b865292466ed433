import type { Context } from 'hono'
import { routePath } from 'hono/route'
import * as z from 'zod/mini'
import { languages } from '../../../src/calls/site-values.ts'
import { isRecord } from '../../../src/data/core/json.ts'
import { editedCookieSettings } from '../../../src/visitor/consent/cookie-settings-payload.ts'
import { readSetting } from '../database/settings.ts'
import type { Services } from '../requests/services.ts'
import { sessionOf } from '../requests/session-cookies.ts'

/** A text above or below every page. */
export interface SiteLine {
  readonly text: string
  /** Empty if the text is not a link. */
  readonly link: string
}

/** The owner's settings, and the owner's session, as pages need them. */
export interface SavedSite {
  /** Keys of `#site-context`. */
  readonly context: Readonly<Record<string, unknown>>
  /** Empty if the owner has set none. */
  readonly header: SiteLine
  readonly footer: SiteLine
  /** BCP 47 tags of the languages offered to visitors. */
  readonly languages: readonly string[]
}

const NO_LINE: SiteLine = { text: '', link: '' }

/** The site without saved settings, as visitors see it. */
export const DEFAULT_SITE: SavedSite = { context: {}, header: NO_LINE, footer: NO_LINE, languages: [] }

/**
 * Reads the owner's settings, and whether the request comes from the owner. Pages do not wait for the database,
 * and are served without settings if it cannot be read.
 */
export async function readSavedSite(context: Context, { opened, log }: Services): Promise<SavedSite> {
  const ready = opened()
  if (!ready) return DEFAULT_SITE
  try {
    const { db } = ready
    const owner = await sessionOf(context, db, 'owner')
    const regions = await readSetting(db, 'header-footer')
    const spoken = languagesOf(await readSetting(db, 'languages'))
    // After signing out, Back must not show the cached page.
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
    log('fault', { route: routePath(context), error })
    return DEFAULT_SITE
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
