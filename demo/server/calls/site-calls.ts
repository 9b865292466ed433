import type * as z from 'zod/mini'
import { done } from '../../../src/calls/answers.ts'
import { CONSENT_RECORDS_PATH, consentRecord } from '../../../src/calls/consent.ts'
import { SEARCH_PATH, searchAnswer, searchQuery } from '../../../src/calls/search.ts'
import {
  COOKIE_SETTINGS_PATH,
  cookieSettings,
  HEADER_FOOTER_PATH,
  headerFooter,
  LANGUAGES_PATH,
  languages,
  MULTILINGUAL_SETTINGS_PATH,
  MULTILINGUAL_STATUS_PATH,
  multilingualStatus,
  TRANSLATION_PROVIDER_PATH,
} from '../../../src/calls/site-values.ts'
import { insertConsent } from '../database/consent-records.ts'
import { searchSite } from '../database/search.ts'
import { readSetting, saveSetting } from '../database/settings.ts'
import { type Call, defineCall } from './call.ts'

function readCall(path: string, name: string, summary: string, answer: z.ZodMiniType, empty: unknown): Call {
  return defineCall({
    method: 'GET',
    path,
    summary,
    crumb: 'if-sent',
    answer,
    handle: async ({ context, db }) => context.json((await readSetting(db, name)) ?? empty),
  })
}

function saveCall(path: string, name: string, summary: string, schema: z.ZodMiniType): Call {
  return defineCall({
    method: 'PUT',
    path,
    summary,
    crumb: 'query',
    account: 'owner',
    body: { kind: 'json', schema },
    maxBytes: 1_000_000,
    answer: done,
    handle: async ({ context, db, body }) => {
      await saveSetting(db, name, body)
      return context.json({ success: true })
    },
  })
}

/** Site settings that every page reads and the owner saves. */
export const siteValueCalls: readonly Call[] = [
  readCall(HEADER_FOOTER_PATH, 'header-footer', 'What stands above and below every page', headerFooter, {
    header: {},
    footer: {},
  }),
  saveCall(HEADER_FOOTER_PATH, 'header-footer', 'Saves header and footer', headerFooter),
  readCall(MULTILINGUAL_SETTINGS_PATH, 'languages', 'The site’s languages', languages, { languages: [] }),
  readCall(
    MULTILINGUAL_STATUS_PATH,
    'translation',
    'Whether a translation provider is connected',
    multilingualStatus,
    {
      connected: false,
    },
  ),
  saveCall(LANGUAGES_PATH, 'languages', 'Saves the site’s languages', languages),
  defineCall({
    method: 'DELETE',
    path: TRANSLATION_PROVIDER_PATH,
    summary: 'Disconnects the translation provider',
    crumb: 'query',
    account: 'owner',
    answer: done,
    handle: async ({ context, db }) => {
      await saveSetting(db, 'translation', { connected: false })
      return context.json({ success: true })
    },
  }),
  readCall(
    COOKIE_SETTINGS_PATH,
    'cookie-settings',
    'What the cookie banner looks like and does',
    cookieSettings,
    {},
  ),
  saveCall(COOKIE_SETTINGS_PATH, 'cookie-settings', 'Saves the cookie banner', cookieSettings),
]

/** Stores consent choices, without the client's address. */
export const consentCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: CONSENT_RECORDS_PATH,
    summary: 'Stores a consent choice',
    crumb: 'none',
    body: { kind: 'json', schema: consentRecord },
    handle: async ({ context, db, body }) => {
      await insertConsent(db, body)
      return context.body(null, 204)
    },
  }),
]

/** Searches the site. */
export const searchCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: SEARCH_PATH,
    summary: 'Searches pages and products, ordered by relevance',
    crumb: 'if-sent',
    query: searchQuery,
    answer: searchAnswer,
    handle: async ({ context, db, query: { q, p, size, collectionId } }) => {
      const limit = Number(size)
      return context.json(await searchSite(db, q, { limit, offset: Number(p) * limit, collectionId }))
    },
  }),
]
