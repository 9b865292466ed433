import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import * as z from 'zod/mini'
import { isRecord } from '../../../src/data/core/json.ts'
import { VIEW_MODULES } from '../../../src/site/view-modules.ts'

/** A block's size in bytes (brotli): its own bundle, and including the shared chunks. */
export interface BlockSize {
  readonly own: number
  readonly total: number
}

/** Sizes by block name. */
export type BlockSizes = ReadonlyMap<string, BlockSize>

/** Bundles in the manifest that are not blocks. */
const NO_BLOCKS: readonly string[] = ['core', ...VIEW_MODULES]

const manifestSchema = z.object({
  bundles: z.custom<Readonly<Record<string, { readonly js: readonly string[] }>>>(isRecord),
})

const compress = promisify(brotliCompress)

/** Measures the blocks of a build from its manifest; an empty map without a build. */
export async function readBlockSizes(dist: string): Promise<BlockSizes> {
  const text = await readFile(`${dist}/manifest.json`, 'utf8').catch(() => '{"bundles":{}}')
  const { bundles } = z.parse(manifestSchema, JSON.parse(text))
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (file: string): Promise<number> => {
    const weight = sizes.get(file) ?? compressedSize(`${dist}/${file}`)
    sizes.set(file, weight)
    return weight
  }
  const rows = Object.entries(bundles)
    .filter(([name]) => !NO_BLOCKS.includes(name))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(async ([name, { js }]) => {
      const [own = 0, ...shared] = await Promise.all(js.map(sizeOf))
      return [name, { own, total: shared.reduce((sum, bytes) => sum + bytes, own) }] as const
    })
  return new Map(await Promise.all(rows))
}

const compressedSize = async (file: string): Promise<number> => (await compress(await readFile(file))).length

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
let known: Promise<{ readonly react: BlockSizes; readonly lite: BlockSizes }> | undefined

/** Measures the blocks of both flavours of the repository's build, once. */
export function blockSizes() {
  known ??= Promise.all(
    ['../../../dist', '../../../dist/lite'].map(path => readBlockSizes(folder(path))),
  ).then(([react = new Map(), lite = new Map()]) => ({ react, lite }))
  return known
}
