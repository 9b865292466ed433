import { randomUUID } from 'node:crypto'
import '../../demo/server/extensionless-imports.ts'

/* Inserts submissions into a data folder, and ends as a crash does: `node fill.ts FOLDER COUNT FORM`. */

const { openDatabase } = await import('../../demo/server/database/open-database.ts')

/** Rows of a statement. */
const AT_ONCE = 500

const [, , folder = '', count = '', form = ''] = process.argv
const { db } = await openDatabase({ folder })
for (let number = 0; number < Number(count); number += AT_ONCE) {
  const rows = Array.from({ length: AT_ONCE }, () => ({
    id: randomUUID(),
    form_id: form,
    key_hash: `${randomUUID()}1234567`,
    content_hash: `${randomUUID()}1234567`,
    fields: JSON.stringify({ mark: randomUUID(), text: 'x'.repeat(500) }),
    details: '{"pagePath":"/"}',
    search_text: 'x'.repeat(500),
    is_spam: false,
  }))
  await db.insertInto('submissions').values(rows).execute()
}
process.kill(process.pid, 'SIGKILL')
