/** A file of the product that the page has loaded. */
export interface LoadedFile {
  /** The path below the folder of boot.js. */
  readonly path: string
  /** Its compressed size in bytes; `undefined` if another origin keeps it secret (`Timing-Allow-Origin`). */
  readonly bytes: number | undefined
}

/** Lists the files of the product that the page has loaded, the largest first. */
export function loadedFiles(base: string): LoadedFile[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const sizes = new Map<string, number | undefined>()
  for (const { name, encodedBodySize } of entries) {
    const [url = ''] = name.split(/[?#]/)
    if (url.startsWith(base))
      sizes.set(url.slice(base.length), encodedBodySize || sizes.get(url.slice(base.length)))
  }
  return [...sizes]
    .map(([path, bytes]) => ({ path, bytes }))
    .sort((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0))
}
