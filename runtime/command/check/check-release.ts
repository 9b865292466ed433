import { stat } from 'node:fs/promises'
import { dirname, relative, sep } from 'node:path'
import { BLOCK_NAMES } from 'virtual:ashlar/block-names'
import { isRecord, parseJson } from '../../../src/data/core/json'
import { isBoot } from '../adopt/add-tag'
import { findInside, readInside } from '../files/folder-files'
import { attributeOf } from '../html/page'
import { blockNameOf } from './check-blocks'
import type { CheckedPage, Finding } from './finding'

/** A release in the folder of a site. */
export interface FoundRelease {
  /** The path of boot.js, from the folder. */
  readonly boot: string
  /** `undefined` without a manifest. */
  readonly version: string | undefined
  readonly findings: readonly Finding[]
}

/**
 * Reads which release a boot.js is of, and finds files that are missing or from another one.
 *
 * @param root the folder that no file is read outside of.
 * @param boot the path of boot.js, from the working directory.
 */
export async function checkRelease(root: string, boot: string): Promise<FoundRelease> {
  const folder = relative(root, dirname(boot)).split(sep).join('/')
  const finding = (message: string): Finding => ({
    file: boot,
    line: 1,
    column: 1,
    rule: 'release-incomplete',
    message,
  })
  const manifest = readManifest(await readInside(root, `${folder}/manifest.json`))
  if (!manifest) {
    return { boot, version: undefined, findings: [finding('manifest.json is missing beside boot.js')] }
  }
  const findings: Finding[] = []
  for (const [file, bytes] of manifest.files) {
    const path = await findInside(root, `${folder}/${file}`)
    const found = path && (await stat(path))
    if (!found) findings.push(finding(`${file} is missing: copy the release again`))
    else if (found.size !== bytes) {
      findings.push(finding(`${file} has ${found.size} bytes instead of ${bytes}: it is of another release`))
    }
  }
  return { boot, version: manifest.version, findings }
}

function readManifest(
  text: string | undefined,
): { version: string; files: [file: string, bytes: number][] } | undefined {
  try {
    const manifest = parseJson(text ?? '')
    if (!isRecord(manifest) || !isRecord(manifest['files'])) return undefined
    const files = Object.entries(manifest['files']).map(([file, facts]): [string, number] => [
      file,
      isRecord(facts) ? Number(facts['bytes']) : 0,
    ])
    return { version: `${manifest['version']}`, files }
  } catch {
    return undefined
  }
}

/** Finds the first block of a page that loads no module: nothing starts its blocks. Any module may import the package. */
function missingBoot({ page, finding }: Pick<CheckedPage, 'page' | 'finding'>): Finding[] {
  const block = page.elements.find(element => {
    const name = blockNameOf(element)
    return name !== undefined && BLOCK_NAMES.includes(name)
  })
  if (!block || page.select('script[type=module]').length > 0) return []
  const tag = '<script type="module" async src="…/boot.js"></script>'
  return [finding('boot-missing', block, `nothing starts the blocks of this page: add ${tag}`)]
}

/**
 * Finds tags of boot.js that are missing or do not start it.
 *
 * @param missingFile the file that an address of the site should lead to, if it is not there.
 */
export function checkBoot(
  { page, finding }: CheckedPage,
  missingFile: (source: string) => string | undefined,
): Finding[] {
  const boots = page.elements.filter(isBoot)
  if (boots.length === 0) return missingBoot({ page, finding })
  return boots.flatMap(script => {
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
