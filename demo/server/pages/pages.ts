import type { Page } from './page.ts'
import { blockIndex } from './qa/block-index.ts'
import { blockPages } from './qa/block-pages.ts'
import { board } from './qa/board.ts'
import { errors } from './qa/errors.ts'
import { examplePages } from './qa/example-pages.ts'
import { home } from './qa/home.ts'
import { loading, loadingMany } from './qa/loading.ts'
import { theme } from './qa/theme.ts'

const nameOf = ({ path }: Page): string => path.replace('/blocks', '')

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
