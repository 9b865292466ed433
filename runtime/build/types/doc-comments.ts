import type { ParseResult } from 'vite'

/** Maps the place of each documented node in a source file to the text of its JSDoc. */
export function docsOf(code: string, comments: ParseResult['comments']): ReadonlyMap<number, string> {
  return new Map(
    comments.flatMap(({ value, end }) =>
      value.startsWith('*') ? [[end + (/\S/.exec(code.slice(end))?.index ?? 0), textOf(value)] as const] : [],
    ),
  )
}

/** The text of a JSDoc comment, without citations of the specification. */
const textOf = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s*\[[A-Z]+-\d+\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
