import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from '../page.ts'

const FOLDER = `${import.meta.dirname}/examples`

/** The pages that each file of `examples/` exports as `pages`. */
export const examplePages: readonly Page[] = (
  await Promise.all(
    globSync('*.ts', { cwd: FOLDER }).map(async (file): Promise<readonly Page[]> => {
      const { pages } = await import(pathToFileURL(`${FOLDER}/${file}`).href)
      return pages
    }),
  )
).flat()
