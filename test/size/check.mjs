import { SHARED } from './budgets.mjs'

/**
 * Compares a build with its budgets.
 *
 * @param {import('./measure.mjs').Measured[]} measured
 * @param {import('./budgets.mjs').Budget[]} budgets
 * @returns {{what: string, bytes: number, limit: number, files: string[], note: string, problems: string[]}[]}
 */
export function check(measured, budgets) {
  const byFile = new Map(measured.map(file => [file.file, file]))

  return budgets.map(
    ({ what, chunks, limit, note = '', requests = Number.POSITIVE_INFINITY, ...options }) => {
      const { withImports = false, withShared = false, besides = [], alone = false } = options
      const own = measured.filter(({ file, name }) => chunks.includes(name) && file.endsWith('.js'))
      const imported = own.flatMap(({ imports }) => imports)
      const others = withShared ? [] : [...SHARED, ...besides]
      const extra = withImports ? imported.filter(file => !others.includes(byFile.get(file)?.name ?? '')) : []
      const files = [...new Set([...own.map(({ file }) => file), ...extra])]
      const bytes = files.reduce((sum, file) => sum + (byFile.get(file)?.brotli ?? 0), 0)
      const sheets = measured.filter(({ file, name }) => chunks.includes(name) && file.endsWith('.css'))

      const problems = [
        ...chunks
          .filter(name => !own.some(file => file.name === name))
          .map(name => `the build has no ${name}`),
        ...(bytes > limit ? [`${bytes - limit} bytes over`] : []),
        ...(files.length > requests ? [`${files.length} requests instead of ${requests}`] : []),
        ...(alone && imported.length > 0 ? [`imports ${imported.join(', ')}`] : []),
        ...(alone && sheets.length > 0 ? [`brings ${sheets.map(({ file }) => file).join(', ')}`] : []),
      ]
      return { what, bytes, limit, files, note, problems }
    },
  )
}
