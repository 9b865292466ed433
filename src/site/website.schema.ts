import * as z from 'zod/mini'
import { flag, number, part, text } from '../fields'

/** Degrees, as a number or as text. Real pages write an empty text where the owner gave no place. */
const degrees = z._default(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform(value => (value === '' || !Number.isFinite(Number(value)) ? null : Number(value))),
  ),
  null,
)

/** Where the business is. Texts are empty and degrees null when the owner gave none. */
const locationSchema = part({
  addressTitle: text(),
  addressLine1: text(),
  addressLine2: text(),
  addressCountry: text(),
  mapLat: degrees,
  mapLng: degrees,
})

/** The site itself (A3 L56, B3 L121). */
export const websiteSchema = part({
  id: text(),
  /** The site's own name under the application domain. */
  identifier: text(),
  /** A number of `WEBSITE_TYPES`, 0 when the server names none. */
  websiteType: number(),
  /** `value` is a number of `SITE_STATUSES`, 0 when the server names none, as real pages do. */
  siteStatus: part({ value: number() }),
  /** Where the site is published: scheme and host. */
  baseUrl: text(),
  /** The site's host under the application domain: scheme and host. */
  internalUrl: text(),
  /** Templates can be developed on this site, so its owner is not redirected. */
  developerMode: flag(),
  /** Anybody may copy this site. */
  cloneable: flag(),
  typekitId: text(),
  /** One of `SITE_VERSIONS`, empty on the oldest sites. */
  templateVersion: text(),
  siteTitle: text(),
  /** BCP 47 tag of the site's texts, numbers and dates. */
  language: text(),
  /** IANA name of the site's time zone. */
  timeZone: text(),
  location: locationSchema,
})
