import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { OWN_DATABASES } from './api/own-databases'

/** What a test reads of the backend that all share, or of its database. */
const SHARED = /inject\('(?:address|pid|ownerPassword)'\)|\b(?:visit|signIn)\(\)|\bAPI_DATABASE\b/

it.each(OWN_DATABASES)('%s depends on no database but its own', path => {
  expect(readFileSync(path, 'utf8')).not.toMatch(SHARED)
})
