import { DatabaseSync } from 'node:sqlite'
import type { RunningSite } from './recipe.ts'

/** Reads the messages that a site keeps in a table of SQLite. */
export function readMessages(file: string, table: string): RunningSite['messages'] {
  return async () => {
    const database = new DatabaseSync(file, { readOnly: true })
    const rows = database.prepare(`SELECT * FROM ${table}`).all()
    database.close()
    return JSON.stringify(rows)
  }
}
