/** The output of a command: results go to standard output, everything else to standard error. */
export interface Terminal {
  /** Writes a line of results. What would control the terminal, or start another line, is escaped. */
  readonly write: (line: string) => void
  /** Writes results of several lines, such as a page of help or JSON. */
  readonly writeText: (text: string) => void
  /** Writes a line of messages, as `write` does. */
  readonly warn: (line: string) => void
  /** Reports the progress of long work, rarely enough for a log. */
  readonly progress: (line: string) => void
}

/** Minimum time between two lines of progress, in ms. */
const PROGRESS_MS = 1000

/** Exit code if the output could not be written. */
const FAILED = 1

/** A stream of a process. */
interface Output {
  readonly write: (text: string) => unknown
  readonly on: (name: 'error', listener: (cause: NodeJS.ErrnoException) => void) => unknown
}

/** A process, as far as its terminal is concerned. */
interface Streams {
  readonly stdout: Output
  readonly stderr: Output
  exitCode?: NodeJS.Process['exitCode']
}

/**
 * The terminal of a process. The work goes on if its output is cut, as by `| head`; if it cannot be written for another
 * reason, such as a full disk, the process fails.
 */
export function terminalOf(process: Streams): Terminal {
  let last = Date.now()
  const out = lineWriter(process.stdout, ({ message }) => {
    process.exitCode = FAILED
    warn(`ashlar: the output could not be written: ${message}`)
  })
  // There is nowhere to say so.
  const warn = lineWriter(process.stderr, () => {
    process.exitCode = FAILED
  })
  return {
    write: line => out(escapedLine(line)),
    writeText: text => out(escapedText(text)),
    warn: line => warn(escapedLine(line)),
    progress(line) {
      if (Date.now() - last < PROGRESS_MS) return
      last = Date.now()
      warn(escapedLine(line))
    },
  }
}

function lineWriter(stream: Output, fail: (cause: NodeJS.ErrnoException) => void): (text: string) => void {
  let isCut = false
  stream.on('error', cause => {
    if (isCut) return
    isCut = true
    if (cause.code !== 'EPIPE') fail(cause)
  })
  return text => {
    if (!isCut) stream.write(`${text}\n`)
  }
}

/**
 * Characters that move the cursor, change colours or titles, reverse the order of what follows, or are invisible, so that
 * two names look alike.
 */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Names and texts of a site in a line, with the control characters written as in JSON. */
const escapedLine = (line: string): string => line.replace(CONTROLS, escaped)

/** Lines and their indents stay. JSON keeps its meaning. */
const escapedText = (text: string): string =>
  text.replace(CONTROLS, character => (/[\n\t]/.test(character) ? character : escaped(character)))

/** As in JSON: by their UTF-16. */
const escaped = (character: string): string =>
  character.replace(/[\s\S]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
