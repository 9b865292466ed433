import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { everyBlockEvents, readDefinitions } from './block-definitions.ts'
import { contextSchema } from './context-schema.ts'
import { customElementsManifest, htmlCustomData, schemaDocument } from './editor-data.ts'
import { blockModuleTypes, elementTypes, runtimeTypes } from './element-types.ts'
import { frameworkTypes } from './framework-types.ts'
import { reactWrappers, reactWrapperTypes } from './react-wrappers.ts'

/** Writes the types, the React components and the data for editors, by their paths in `dist`. */
export async function typeFiles(root = '.'): Promise<ReadonlyMap<string, string>> {
  const blocks = await readDefinitions(root)
  const everyEvent = everyBlockEvents(root)
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`
  return new Map([
    ['types/elements.d.ts', elementTypes(blocks, root)],
    ['types/ashlar.d.ts', runtimeTypes(root)],
    ['types/block.d.ts', blockModuleTypes()],
    // TypeScript demands a declaration of each import, also of one for its effect.
    ['types/style-sheet.d.ts', 'export {}\n'],
    ['types/react.d.ts', reactWrapperTypes(blocks, everyEvent)],
    ...[...frameworkTypes()].map(([name, text]) => [`types/frameworks/${name}.d.ts`, text] as const),
    ['package/react.js', reactWrappers(blocks, everyEvent)],
    ['custom-elements.json', json(customElementsManifest(blocks, root))],
    ['html-custom-data.json', json(htmlCustomData(blocks, root))],
    ['schemas/site-context.json', json(contextSchema(root))],
    ...blocks.map(block => [`schemas/${block.name}.json`, json(schemaDocument(block))] as const),
  ])
}

/** A relative import without the extension that Node's resolution requires. */
const IMPORT = /(\bfrom |\bimport\()(["'])(\.[^"']*?)(?<!\.js)\2/g

/** Adds `.js` to the relative imports of all declaration files in a folder: the sources import without extensions. */
function addExtensions(folder: string): void {
  for (const file of globSync(`${folder}/**/*.d.ts`)) {
    const text = readFileSync(file, 'utf8')
    const complete = text.replace(IMPORT, '$1$2$3.js$2')
    if (complete !== text) writeFileSync(file, complete)
  }
}

if (import.meta.main) {
  for (const [path, text] of await typeFiles()) {
    const file = join('dist', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  addExtensions('dist/types')
}
