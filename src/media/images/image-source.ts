import type { SizeFormat } from './image-values'
import { IMAGE_WIDTHS } from './image-width'

/** Addresses that name no file on a host, and drawings, which have no width. */
const FIXED = /^\s*(data:|blob:|about:)|\.svgz?$/i

/**
 * The address of `source` at a width of the ladder: `?format=750w`, or `-750w` before the extension.
 * Anything that cannot carry a width is returned as it is.
 */
export function sizedSource(source: string, width: number, format: SizeFormat | undefined): string {
  const [, path = '', query = '', hash = ''] = source.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/s) ?? []
  if (!format || !path || FIXED.test(path)) return source
  return format === 'filename'
    ? withSuffix(path, width) + query + hash
    : path + withFormat(query, width) + hash
}

/**
 * The text of a `srcset`: the ladder's widths up to the first that covers the picture's own, for the
 * browser to choose from. Empty where the address carries no width.
 */
export function sourceSet(source: string, format: SizeFormat | undefined, ownWidth = Infinity): string {
  if (sizedSource(source, 1, format) === source) return ''
  const widths = IMAGE_WIDTHS.filter((_, index) => index === 0 || (IMAGE_WIDTHS[index - 1] ?? 0) < ownWidth)
  return widths.map(width => `${escapeCandidate(sizedSource(source, width, format))} ${width}w`).join(', ')
}

function withFormat(query: string, width: number): string {
  const kept = query
    .slice(1)
    .split('&')
    .filter(part => part && !/^format(=|$)/.test(part))
  return `?${[...kept, `format=${width}w`].join('&')}`
}

function withSuffix(path: string, width: number): string {
  const [, folder = '', file = ''] = path.match(/^(.*\/)?([^/]*)$/s) ?? []
  // A file name that begins with its only dot has no extension.
  const dot = file.lastIndexOf('.')
  const [name, extension] = dot > 0 ? [file.slice(0, dot), file.slice(dot)] : [file, '']
  return `${folder}${name.replace(/-\d+w$/, '')}-${width}w${extension}`
}

/** White space ends an address there, and a comma before it means nothing. */
function escapeCandidate(url: string): string {
  return url
    .trim()
    .replace(/\s/g, '%20')
    .replace(/^,+/, commas => '%2C'.repeat(commas.length))
}
