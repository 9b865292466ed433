import * as z from 'zod/mini'
import { isRecord } from '../record'
import { valueAt } from '../value-at'
import { leaveOut } from './leave-out'
import { inPlace } from './site.places'
import { type Site, siteSchema } from './site.schema'

export interface SiteReading {
  readonly site: Site
  /** What was refused and why, one line each: `websiteSettings.disqusShortname: Invalid input…`. */
  readonly problems: readonly string[]
}

/**
 * Makes the page context typed and complete. A wrongly typed field takes its default and becomes a
 * problem; all others stand. `null` counts as missing.
 */
export function readSite(raw: unknown): SiteReading {
  const problems = isRecord(raw) ? [] : ['the site context is not an object']
  let context: unknown = isRecord(raw) ? inPlace(raw) : {}

  for (;;) {
    const result = z.safeParse(siteSchema, context)
    if (result.success) return { site: result.data, problems }

    const { issues } = result.error
    for (const { path, message } of issues) {
      if (valueAt(context, path) !== null) problems.push(`${path.join('.')}: ${message}`)
    }
    const wrong = issues.map(({ path }) => path)
    context = leaveOut(context, wrong) ?? {}
  }
}
