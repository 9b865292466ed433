import { type ModuleFacts, readModule, resolveImport } from './module-imports.ts'

/** An imported module, by its path from the root. */
export interface Dependency {
  readonly path: string
  readonly names: readonly string[]
  readonly isLazy: boolean
}

/** The modules of the repository and their imports of each other. */
export interface ModuleGraph {
  readonly paths: readonly string[]
  dependenciesOf(path: string): readonly Dependency[]
  factsOf(path: string): ModuleFacts
  /** Lists `entries` and everything that they import, directly or indirectly. */
  reach(entries: readonly string[]): ReadonlySet<string>
}

/** Creates the graph of the modules `paths`; each is read and parsed on first access. */
export function moduleGraph(paths: readonly string[], read: (path: string) => string): ModuleGraph {
  const known = new Set(paths)
  const facts = new Map<string, ModuleFacts>()

  const factsOf = (path: string): ModuleFacts => {
    const found = facts.get(path) ?? readModule(path, read(path))
    facts.set(path, found)
    return found
  }
  const dependenciesOf = (path: string): Dependency[] =>
    factsOf(path).imports.flatMap(({ specifier, names, isLazy }) => {
      const resolved = resolveImport(path, specifier, candidate => known.has(candidate))
      return resolved === undefined ? [] : [{ path: resolved, names, isLazy }]
    })

  return {
    paths,
    dependenciesOf,
    factsOf,
    reach(entries) {
      const reached = new Set<string>()
      const open = entries.filter(path => known.has(path))
      for (let path = open.pop(); path !== undefined; path = open.pop()) {
        if (reached.has(path)) continue
        reached.add(path)
        open.push(...dependenciesOf(path).map(dependency => dependency.path))
      }
      return reached
    },
  }
}
