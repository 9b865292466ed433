import { type DataLocation, openDatabase } from '../database/open-database.ts'
import { NO_TIMEOUTS } from '../database/postgres-pool.ts'
import { exportData, type RowCounts } from './export-data.ts'
import { importData } from './import-data.ts'

/** Exports to a file, or imports from it, and prints the number of rows by table. */
export async function transfer(
  direction: 'export' | 'import',
  path: string,
  data: DataLocation,
): Promise<void> {
  const { db, close } = await openDatabase(data, NO_TIMEOUTS)
  try {
    const counts = await (direction === 'export' ? exportData : importData)(db, path)
    console.log(describe(counts))
  } finally {
    await close()
  }
}

function describe(counts: RowCounts): string {
  const found = Object.entries(counts).filter(([, count]) => count > 0)
  return found.map(([table, count]) => `${`${count}`.padStart(9)}  ${table}`).join('\n')
}
