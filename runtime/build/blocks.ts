import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BlockManifest } from '../../src/spec/block-manifest'

/** A block: its folder, its tag without `ashlar-`, and the manifest in its `block.ts`. */
export interface Block extends BlockManifest {
  readonly name: string
}

/** The folder of `blocks/` that all blocks share, and that is not a block itself. */
const KIT = 'kit'

/** Pattern of a block's name, which is its folder and its tag after `ashlar-`. */
export const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * Reads the manifests of all blocks, sorted by name.
 *
 * @param root the folder of the repository.
 * @throws an error with one line per problem, which names the file and the correction.
 */
export async function readBlocks(root = '.'): Promise<Block[]> {
  const names = blockNames(root)
  const manifests = await Promise.all(names.map(name => readManifest(root, name)))
  const problems = [
    ...names.flatMap((name, at) => (manifests[at] ? [] : [missingManifest(name)])),
    ...manifestProblems(manifests.flatMap(block => block ?? [])),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return manifests.flatMap(block => block ?? [])
}

/** Lists the folders of `blocks/` that contain a block. */
export const blockNames = (root = '.'): string[] =>
  readdirSync(`${root}/blocks`, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== KIT)
    .map(({ name }) => name)
    .sort()

/** Maps the bundles of the blocks to their source files, from the root. */
export function bundleEntries(blocks: readonly Block[]): Record<string, string> {
  const own = blocks.map(({ name }) => [name, `blocks/${name}/${name}.ts`])
  const further = blocks.flatMap(({ name, entries = {} }) =>
    Object.entries(entries).map(([entry, file]) => [entry, `blocks/${name}/${file}`]),
  )
  return Object.fromEntries([...own, ...further])
}

async function readManifest(root: string, name: string): Promise<Block | undefined> {
  const file = resolve(root, 'blocks', name, 'block.ts')
  if (!existsSync(file)) return undefined
  const { default: manifest } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return { ...manifest, name }
}

const missingManifest = (name: string): string =>
  `blocks/${name}/block.ts is missing: export a default object that satisfies BlockManifest, or create the block with \`npm run new-block ${name}\``

/** Lists the problems of manifests, one line each. */
export function manifestProblems(blocks: readonly Block[]): string[] {
  const bundles = blocks.flatMap(({ name, entries = {} }) => [name, ...Object.keys(entries)])
  return blocks.flatMap(block => {
    const { name, title, description, withoutScripts, budget, events = [], entries = {} } = block
    const others = blocks.filter(other => other !== block)
    const twin = others.find(other => other.title === title)
    const problems = [
      ...(NAME.test(name) ? [] : [`rename the folder to lower-case words joined by hyphens`]),
      ...Object.entries({ title, description, withoutScripts })
        .filter(([, text]) => typeof text !== 'string' || !text.trim() || /[\n|]/.test(text))
        .map(([key]) => `${key} must be one line of text without "|"`),
      ...(title && twin ? [`title "${title}" is also used by blocks/${twin.name}: write another one`] : []),
      ...(Number.isInteger(budget) && budget > 0
        ? []
        : [`budget is ${budget}: write a whole number of bytes above 0, such as 3000`]),
      ...events
        .filter(event => !/^[a-z:-]+$/.test(event) || event.startsWith('ashlar:'))
        .map(event => `event "${event}": write the name in lower case, without "ashlar:"`),
      ...Object.keys(entries)
        .filter(entry => bundles.indexOf(entry) !== bundles.lastIndexOf(entry))
        .map(entry => `entry "${entry}" has the name of another bundle: write another one`),
    ]
    return problems.map(problem => `blocks/${name}/block.ts: ${problem}`)
  })
}
