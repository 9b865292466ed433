/** A part of a message: text, a value, the number of the enclosing plural, or a choice. */
export type MessagePart =
  | string
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'number' }
  | {
      readonly kind: 'plural' | 'select'
      readonly name: string
      readonly cases: readonly (readonly [key: string, parts: readonly MessagePart[]])[]
    }

/**
 * Parses the subset of ICU message syntax that our texts use: `{name}`, `{n, plural, =0 {…} one {…} other {#
 * …}}` and `{name, select, a {…} other {…}}`. An apostrophe before a brace quotes; two are one.
 *
 * @throws MessageError with the position of the error.
 */
export function parseMessage(text: string): readonly MessagePart[] {
  let at = 0
  const parts = readParts(false)
  if (at < text.length) fail('a brace that nothing opens')
  return parts

  function readParts(isPlural: boolean): MessagePart[] {
    const found: MessagePart[] = []
    let plain = ''
    const end = (): void => {
      if (plain) found.push(plain)
      plain = ''
    }
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') {
        end()
        found.push(readArgument())
      } else if (text[at] === '#' && isPlural) {
        end()
        found.push({ kind: 'number' })
        at++
      } else {
        plain += readPlain()
      }
    }
    end()
    return found
  }

  function readPlain(): string {
    if (text.startsWith("''", at)) return take(2).slice(1)
    const quoted = /^'([{}#](?:[^']|'')*)'?/.exec(text.slice(at))
    if (!quoted) return take(1)
    at += quoted[0].length
    return (quoted[1] ?? '').replaceAll("''", "'")
  }

  function readArgument(): MessagePart {
    const [, name = ''] = expectMatch(/^\{\s*([\w-]+)\s*/, 'a name')
    if (text[at] === '}') {
      at++
      return { kind: 'value', name }
    }
    const [, kind] = expectMatch(/^,\s*(plural|select)\s*,\s*/, '"plural" or "select"')
    const cases: [string, readonly MessagePart[]][] = []
    while (text[at] !== '}') {
      const [, key = ''] = expectMatch(/^([^\s{}]+)\s*\{/, 'a key and its text')
      cases.push([key, readParts(kind === 'plural')])
      expectMatch(/^\}\s*/, 'a closing brace')
    }
    at++
    return { kind: kind === 'plural' ? 'plural' : 'select', name, cases }
  }

  function take(length: number): string {
    at += length
    return text.slice(at - length, at)
  }

  function expectMatch(pattern: RegExp, what: string): RegExpExecArray {
    const match = pattern.exec(text.slice(at)) ?? fail(`no ${what}`)
    at += match[0].length
    return match
  }

  function fail(what: string): never {
    throw new MessageError(`${what} at character ${at + 1} of the message "${text}"`)
  }
}

/** A syntax error in a message: a programmer's mistake, so it is thrown. */
export class MessageError extends Error {
  override name = 'MessageError'
}
