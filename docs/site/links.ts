import { join, normalize } from 'node:path/posix'
import { CHANGELOG, guideAddress } from './navigation.ts'

/** The way from a page of the site to the site's first page, as in `../../`. */
export const rootOf = (address: string): string => '../'.repeat(address.split('/').length - 1) || './'

/**
 * Leads a link of a Markdown file to the page of the site that shows its target.
 *
 * @param source the file with the link, from the repository's root.
 * @param address the page of the site that shows the file.
 * @returns `undefined` if no page shows the target.
 */
export function siteLink(href: string, source: string, address: string): string | undefined {
  if (/^([a-z]+:|#|\/\/)/i.test(href)) return href
  const [path = '', hash] = href.split('#')
  const target = targetAddress(normalize(join(source, '..', path)).replace(/\/$/, ''))
  return target === undefined ? undefined : `${rootOf(address)}${target}${hash ? `#${hash}` : ''}`
}

/** The page of the site that shows a file or folder of the repository. */
function targetAddress(file: string): string | undefined {
  const [, guide] = /^docs\/([\w-]+)\.md$/.exec(file) ?? []
  if (guide) return guideAddress(guide)
  const [, block] = /^blocks\/([\w-]+)\/README\.md$/.exec(file) ?? []
  if (block) return `blocks/${block}/`
  const [, recipe] = /^demo\/recipes\/([\w-]+)$/.exec(file) ?? []
  if (recipe) return `start/${recipe}/`
  if (file === 'demo/recipes/README.md' || file === 'demo/recipes') return 'start/'
  if (file === 'CHANGELOG.md') return CHANGELOG
  if (file === 'docs/requirements.tsv') return 'requirements.tsv'
  return undefined
}
