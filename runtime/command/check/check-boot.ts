import { isBoot } from '../adopt/add-tag'
import { attributeOf } from '../html/page'
import type { CheckedPage, Finding } from './finding'

/**
 * Finds tags of boot.js that do not start it.
 *
 * @param missingFile the file that an address of the site should lead to, if it is not there.
 */
export function checkBoot(
  { page, finding }: CheckedPage,
  missingFile: (source: string) => string | undefined,
): Finding[] {
  return page.elements.filter(isBoot).flatMap(script => {
    const source = attributeOf(script, 'src') ?? ''
    const file = missingFile(source)
    const isModule = attributeOf(script, 'type')?.trim().toLowerCase() === 'module'
    return [
      ...(isModule
        ? []
        : [
            finding(
              'boot-unusable',
              script,
              'boot.js is a module: write <script type="module" async src="…">',
            ),
          ]),
      ...(file === undefined
        ? []
        : [finding('boot-unusable', script, `${source} leads to ${file}, which does not exist`)]),
    ]
  })
}
