import { linkKind } from '../data/links/link-rules'
import { EDITING_MESSAGES } from './messages'

/** Checks an address that must lead to one of the site's pages [EDIT-09]. Returns the fault. */
export function checkPageUrl(url: string): string | undefined {
  return linkKind(url) === 'internal' && !/[\s\\]/.test(url) ? undefined : EDITING_MESSAGES.notAPage
}

/** Checks a value that must be one of the options [EDIT-09]. Returns the fault. */
export function checkOption<Option>(value: unknown, options: readonly Option[]): string | undefined {
  return options.some(option => option === value) ? undefined : EDITING_MESSAGES.option
}
