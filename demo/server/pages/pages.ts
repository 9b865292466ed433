import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from './page.ts'
import { blockIndex } from './qa/block-index.ts'
import { blockPages } from './qa/block-pages.ts'
import { board } from './qa/board.ts'
import { errors } from './qa/errors.ts'
import { home } from './qa/home.ts'
import { loading, loadingMany } from './qa/loading.ts'
import { theme } from './qa/theme.ts'

const nameOf = ({ path }: Page): string => path.replace('/blocks', '')

const FOLDER = `${import.meta.dirname}/qa/examples`

/** The pages that each file of `examples/` exports as `pages`. */
const examplePages: readonly Page[] = (
  await Promise.all(
    globSync('*.ts', { cwd: FOLDER }).map(async (file): Promise<readonly Page[]> => {
      const { pages } = await import(pathToFileURL(`${FOLDER}/${file}`).href)
      return pages
    }),
  )
).flat()

/** Every page of the QA site in reading order. */
export const pages: readonly Page[] = [
  home,
  blockIndex(() => pages),
  ...[...blockPages, ...examplePages].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)),
  loading,
  loadingMany,
  errors,
  board,
  theme,
]
