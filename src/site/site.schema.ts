import * as z from 'zod/mini'
import { flag, list, number, part, text } from '../fields'
import { oneOf, record } from '../kinds'
import { cookieSettingsSchema } from './cookie-settings.schema'
import { rollupsSchema } from './rollups.schema'
import { storeSettingsSchema } from './store-settings.schema'
import { websiteSchema } from './website.schema'
import { websiteSettingsSchema } from './website-settings.schema'

/** A role or permission, by number or by name. */
const code = z.union([z.number(), z.string()])

/** Settings of a template are texts, numbers and statements. */
function scalars(values: Readonly<Record<string, unknown>>): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  )
}

/** The page context: what the server says about site, page and visitor (A3 L56, B3 L121). */
export const siteSchema = z.object({
  website: websiteSchema,
  websiteSettings: websiteSettingsSchema,
  storeSettings: storeSettingsSchema,
  cookieSettings: cookieSettingsSchema,
  rollups: rollupsSchema,

  /** Templates can be developed on this site, so its owner is not redirected. */
  developerMode: flag(),
  /** Escape leads a visitor to the login. */
  useEscapeKeyToLogin: flag(),
  /** Domain that the hosts of all sites and their configuration panels end in. */
  appDomain: text(),
  templateId: text(),
  /** Values of the template's settings. */
  tweakJSON: z._default(z.pipe(record(), z.transform(scalars)), {}),

  /** The signed-in account, null for a visitor. */
  authenticatedAccount: z._default(z.union([record(), z.custom<null>(value => value === null)]), null),
  /** Roles that the account has on this site: numbers or names of `CONTRIBUTOR_ROLES`. */
  websiteRoles: list(code),
  /** Permissions of the account, by number or by name. */
  accessPermissions: list(code),

  /** A number of `PAGE_TYPES`, 0 when the server names none. */
  pageType: number(),
  /** The collection that the page shows or belongs to; its id is empty on other pages. */
  collection: part({
    id: text(),
    title: text(),
    /** Path of the collection on the site. */
    fullUrl: text(),
    /** A number of `COLLECTION_TYPES`, 0 when the server names none. */
    type: number(),
    permissionType: number(),
  }),
  /** The item that the page shows; its id is empty on other pages. */
  item: part({
    id: text(),
    title: text(),
    /** Path of the item on the site. */
    fullUrl: text(),
    /** A number of `ITEM_TYPES`, 0 when the server names none. */
    recordType: number(),
  }),
  collectionId: text(),
  itemId: text(),
  showAnnouncementBar: flag(),
  /** Collections that came with the template and hold no content of the owner's. */
  demoCollections: list(z.object({ collectionId: z.string() })),

  /** Fonts of the font service, by the name to include them under. */
  googleFonts: list(z.object({ includeName: z.string() })),
  /** Fonts of the kit, with the variations in use. */
  typekitFonts: list(z.object({ id: z.string(), variations: list(z.string()) })),
  /** Key of the map service, base64. */
  gmRenderKey: text(),

  /** Whether blocks in the markup of a hosted builder are brought to life too. */
  adopt: z._default(oneOf(['none', 'legacy']), 'none'),
})

/** The page context, typed and complete. */
export type Site = z.output<typeof siteSchema>
