import { type Page, type PageElement, parsePage } from '../html/page'
import { offsetOf, type Position, positionAt } from '../html/position'

/** A mistake on a page. */
export interface Finding extends Position {
  readonly file: string
  readonly rule: Rule
  readonly message: string
}

/** The rules of `ashlar check`, and what each of them finds. */
export const RULES = {
  'boot-missing': 'pages with blocks and without boot.js, or any module that could load it',
  'boot-unusable': 'tags of boot.js that are no modules, or lead to no file',
  'unknown-block': 'tags and data-ashlar values that name no block',
  'cut-off': 'blocks that end early: cut off by <p>, or never closed',
  'data-not-json': 'data that is not JSON',
  'data-invalid': 'data that does not fit the schema of its block',
  'unknown-option': 'options and values that the block does not know, and unknown words in data-load',
  'form-without-target': 'forms with neither an address nor a formId',
  'missing-alt': 'images without an alt attribute, and pictures without one in the data of a block',
  'missing-file': 'pictures, videos, sounds, scripts and style sheets that are not in the folder',
  'duplicate-id': 'ids used more than once',
  'will-move': 'pictures without a size, and blocks without a box, which move what follows',
  'release-incomplete': 'releases that lack files, or mix those of two',
  unreadable: 'pages that cannot be read',
} as const

type Rule = keyof typeof RULES

/** A page and the source it was read from. */
export interface CheckedPage {
  readonly page: Page
  /** Creates a finding at an element, or at an offset of the source. */
  readonly finding: (rule: Rule, at: PageElement | number, message: string) => Finding
}

/** Reads a page for the rules. @throws as `parsePage` */
export function checkedPage(file: string, bytes: Buffer): CheckedPage {
  const page = parsePage(bytes)
  return {
    page,
    finding: (rule, at, message) => ({
      file,
      rule,
      message,
      ...positionAt(page, typeof at === 'number' ? at : offsetOf(at)),
    }),
  }
}
