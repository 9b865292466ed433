import { isBoot } from '../adopt/add-tag'
import { attributeOf, closestAround, type PageElement } from '../html/page'
import type { CheckedPage, Finding } from './finding'

/** The attributes of elements whose files the browser loads with the page. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'data-src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  script: ['src'],
  link: ['href'],
}

/** Links to files that the page shows or runs. */
const LOADED = /(?:^|\s)(?:stylesheet|icon|preload|modulepreload)(?:\s|$)/i

/** What templates of servers and generators write in place of an address. */
const TEMPLATE = /\{\{|\{%|<%|<\?|\$\{/

/**
 * Finds pictures, videos, sounds, scripts and style sheets of a page that are not in its folder.
 *
 * @param missingFile the file that an address of the site should lead to, if it is not there.
 */
export function checkFiles(
  { page, finding }: CheckedPage,
  missingFile: (source: string) => string | undefined,
): Finding[] {
  // Addresses are relative to another one.
  if (page.select('base[href]').length > 0) return []
  const templates = closestAround(page, ({ name }) => name === 'template')
  return page.elements.flatMap(element => {
    if (isBoot(element) || templates.has(element) || !isLoaded(element)) return []
    return (FILES[element.name] ?? []).flatMap(name => {
      const source = attributeOf(element, name)?.trim()
      if (!source || TEMPLATE.test(source)) return []
      const file = missingFile(decoded(source))
      if (file === undefined) return []
      return [finding('missing-file', element, `${source.slice(-60)} leads to ${file}, which does not exist`)]
    })
  })
}

const isLoaded = (element: PageElement): boolean =>
  element.name !== 'link' || LOADED.test(attributeOf(element, 'rel') ?? '')

/** An address with the characters that file names have; one that is no valid address stays. */
function decoded(source: string): string {
  try {
    return decodeURI(source)
  } catch {
    return source
  }
}
