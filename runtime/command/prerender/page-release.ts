import { posix } from 'node:path'
import { isRecord, parseJson } from '../../../src/data/core/json'
import { isBoot } from '../adopt/add-tag'
import { normalPath, readInside } from '../files/folder-files'
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
    const folder = posix.dirname(file)
    const reading = known.get(folder) ?? readRelease(root, folder)
    known.set(folder, reading)
    const release = await reading
    return release && { ...release, base: address.slice(0, address.lastIndexOf('/') + 1) }
  }
}

async function readRelease(root: string, folder: string): Promise<Omit<PageRelease, 'base'> | undefined> {
  const text = await readInside(root, `${folder}/manifest.json`)
  const manifest = text === undefined ? undefined : parseJson(text)
  if (!isRecord(manifest) || !isRecord(manifest['bundles']) || !isRecord(manifest['files'])) return undefined
  const { bundles, files, adoption = [], variants = {} } = manifest as unknown as Manifest
  const styles = new Map<string, Promise<string>>()
  return {
    integrity: new Map(Object.entries(files).map(([file, { integrity = '' }]) => [file, integrity])),
    scripts: new Map(Object.entries(bundles).map(([name, { js }]) => [name, js])),
    variants: new Map(Object.entries(variants)),
    adoption,
    async styleOf(block, sheet) {
      const file = bundles[block]?.[sheet]
      if (file === undefined) return ''
      // Whoever has saved the folder has written the manifest too.
      const reading = styles.get(file) ?? readInside(root, `${folder}/${file}`).then(text => text ?? '')
      styles.set(file, reading)
      return reading
    },
  }
}
