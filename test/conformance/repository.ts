import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { type ModuleGraph, moduleGraph } from './module-graph.ts'
import type { Bundles } from './shipped.ts'

/** The module graph of this repository. */
export function repositoryGraph(): ModuleGraph {
  const paths = globSync('{src,blocks,runtime,demo,test}/**/*.{ts,tsx,mts,mjs}').map(slashes)
  return moduleGraph([...paths, 'vite.config.ts'].sort(), path => readFileSync(path, 'utf8'))
}

/** The sources of each bundle, from the source maps of the build. */
export function readBundles(): Bundles {
  return new Map(
    globSync('dist/**/*.js.map').map(map => {
      const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: readonly string[] }
      const paths = sources.map(source =>
        slashes(relative('.', resolve(dirname(map), source.replace(/\?.*$/, '')))),
      )
      return [slashes(map).replace(/^dist\/|\.map$/g, ''), paths]
    }),
  )
}

function slashes(path: string): string {
  return path.replaceAll('\\', '/')
}
