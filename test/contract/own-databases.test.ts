import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NEED_POSTGRES, OWN_DATABASES } from './api/own-databases'

/** Code of a test that uses the backend of all tests, or its database. */
const SHARED = /inject\('(?:address|pid|ownerPassword)'\)|\b(?:visit|signIn)\(\)|\bAPI_DATABASE\b/

it.each([...OWN_DATABASES, ...NEED_POSTGRES])('%s depends on no database but its own', path => {
  expect(readFileSync(path, 'utf8')).not.toMatch(SHARED)
})
