import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { isBoot } from '../adopt/add-tag'
import { normalPath } from '../files/folder-files'
import { attributeOf, type Page } from '../html/page'

/** The release that a page loads, in the same folder. */
export interface PageRelease {
  /** The URL of the folder of boot.js, with its slash, as the page writes it. */
  readonly base: string
  /** The integrity of each file. */
  readonly integrity: ReadonlyMap<string, string>
  /** The script files of each bundle. */
  readonly scripts: ReadonlyMap<string, readonly string[]>
  /** The variants of each block, with their script files. */
  readonly variants: ReadonlyMap<string, readonly Variant[]>
  /** The script files that adopt the markup of exported sites. */
  readonly adoption: readonly string[]
  /** Reads a static style sheet of a block; empty if it has none. */
  readonly styleOf: (block: string, sheet: 'static' | 'legacy') => Promise<string>
}

/** The code of some elements of a block, whose JSON has one of the values. */
interface Variant {
  readonly values: readonly string[]
  readonly js: readonly string[]
}

/** Finds the release of a page; `undefined` if its files are not in the folder. */
export type FindRelease = (page: Page, path: string) => Promise<PageRelease | undefined>

/** The parts of a manifest that are read. */
interface Manifest {
  readonly bundles: Readonly<
    Record<string, { readonly js: readonly string[]; readonly static?: string; readonly legacy?: string }>
  >
  /** Releases before 0.3 lack these. */
  readonly adoption?: readonly string[]
  readonly variants?: Readonly<Record<string, readonly Variant[]>>
  readonly files: Readonly<Record<string, { readonly integrity?: string }>>
}

/** Reads each release of a folder once. */
export function releaseFinder(root: string): FindRelease {
  const known = new Map<string, Promise<Omit<PageRelease, 'base'> | undefined>>()
  return async (page, path) => {
    const script = page.elements.find(isBoot)
    const source = script && attributeOf(script, 'src')
    if (!source || /^([a-z]+:|\/\/)/i.test(source)) return undefined
    const [address = ''] = source.split(/[?#]/, 1)
    const file = normalPath(address.startsWith('/') ? address : `${posix.dirname(path)}/${address}`)
    if (file === undefined) return undefined
    const folder = join(root, dirname(file))
    const reading = known.get(folder) ?? readRelease(folder)
    known.set(folder, reading)
    const release = await reading
    return release && { ...release, base: address.slice(0, address.lastIndexOf('/') + 1) }
  }
}

async function readRelease(folder: string): Promise<Omit<PageRelease, 'base'> | undefined> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { bundles, files, adoption = [], variants = {} } = JSON.parse(text) as Manifest
  const styles = new Map<string, Promise<string>>()
  return {
    integrity: new Map(Object.entries(files).map(([file, { integrity = '' }]) => [file, integrity])),
    scripts: new Map(Object.entries(bundles).map(([name, { js }]) => [name, js])),
    variants: new Map(Object.entries(variants)),
    adoption,
    async styleOf(block, sheet) {
      const file = bundles[block]?.[sheet]
      if (file === undefined) return ''
      const reading = styles.get(file) ?? readFile(join(folder, file), 'utf8')
      styles.set(file, reading)
      return reading
    },
  }
}
