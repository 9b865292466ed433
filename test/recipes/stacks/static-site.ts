import { join } from 'node:path'
import { type Command, run } from '../commands.ts'
import type { Recipe } from '../recipe.ts'

interface StaticSite extends Omit<Recipe, 'start' | 'isServerRendered'> {
  /** The command that builds it, if it has a build. */
  readonly build?: Command
  /** The folder of the finished pages. */
  readonly output: string
  readonly isServerRendered?: boolean
}

/** A folder of pages, whose forms post to the reference backend. */
export function staticSite({ build, output, isServerRendered = true, ...recipe }: StaticSite): Recipe {
  return {
    ...recipe,
    isServerRendered,
    async start(folder) {
      if (build) await run(build, { cwd: folder })
      // Node alone, which lists the recipes, does not resolve the server's imports.
      const { serveWithBackend } = await import('../reference-backend.ts')
      return serveWithBackend(join(folder, output))
    },
  }
}
