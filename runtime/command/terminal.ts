/** The output of a command: results go to standard output, everything else to standard error. */
export interface Terminal {
  readonly write: (text: string) => void
  readonly warn: (text: string) => void
  /** Reports the progress of long work, rarely enough for a log. */
  readonly progress: (text: string) => void
}

/** Minimum time between two lines of progress, in ms. */
const PROGRESS_MS = 1000

/** The terminal of a process. */
export function terminalOf({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): Terminal {
  let last = Date.now()
  return {
    write: text => void stdout.write(`${text}\n`),
    warn: text => void stderr.write(`${text}\n`),
    progress(text) {
      if (Date.now() - last < PROGRESS_MS) return
      last = Date.now()
      stderr.write(`${text}\n`)
    },
  }
}
