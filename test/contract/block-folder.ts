import type { SourceFile } from './source-files'

/** The required files of a block, by the ending after its name, and their contents. */
const ROLES: Readonly<Record<string, string>> = {
  '.ts': 'the entry: a call of defineBlock',
  '.schema.ts': 'the schema of `data-block-json`',
  '.view.tsx': 'the React component',
  '.browser.test.ts': 'its behaviour in real browsers',
}

/** Files of every block that are not named after it. */
const MANIFEST = 'block.ts'

/** Lists the problems of the files in a block's folder, one line each. */
export function folderProblems(name: string, files: readonly SourceFile[]): string[] {
  const folder = `blocks/${name}`
  const paths = files.map(({ path }) => path.slice(folder.length + 1))
  const ownName = new RegExp(`^${name}(\\.[a-z0-9]+(-[a-z0-9]+)*)*\\.(ts|tsx|css)$`)
  const inSubfolder = /^[a-z0-9-]+(\/[a-z0-9.-]+)+\.(ts|tsx|css)$/
  const missing = [
    [MANIFEST, 'its manifest'],
    ...Object.entries(ROLES).map(([end, what]) => [name + end, what]),
  ]
  const entry = files.find(({ path }) => path === `${folder}/${name}.ts`)
  return [
    ...missing
      .filter(([file = '']) => !paths.includes(file))
      .map(([file, what]) => `${folder}/${file} is missing: write ${what} there`),
    ...paths
      .filter(path => path !== MANIFEST && !ownName.test(path) && !inSubfolder.test(path))
      .map(path => `${folder}/${path}: name it ${name}.ROLE.ts, .tsx or .css, or move it into a subfolder`),
    ...paths
      .filter(path => path.endsWith('.state.ts') && !paths.includes(path.replace(/\.ts$/, '.test.ts')))
      .map(path => `${folder}/${path.replace(/\.ts$/, '.test.ts')} is missing: test the rules there`),
    ...(!entry || new RegExp(`\\bdefineBlock(<.*>)?\\(\\s*'${name}'`).test(entry.text)
      ? []
      : [`${entry.path}: call defineBlock('${name}', …), which defines the tag of the folder`]),
  ]
}

/** Lists the events that the files of a block fire by a literal name, but its manifest does not list. */
export function unlistedEvents(
  name: string,
  files: readonly SourceFile[],
  { events = [] }: { readonly events?: readonly string[] },
): string[] {
  const fired = files
    .filter(({ path }) => !/\.(test|fixture)\.tsx?$/.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/\bemit(?:<\w+>)?\(\s*host,\s*'([\w:-]+)'/g)].flatMap(([, event]) => event ?? []),
    )
  return [...new Set(fired)]
    .filter(event => !events.includes(event) && !EVERY_BLOCK.has(event))
    .map(event => `blocks/${name}/block.ts: add '${event}' to events, for the block fires ashlar:${event}`)
}

const EVERY_BLOCK: ReadonlySet<string> = new Set(['mount', 'ready', 'error'])
