import { linkKind } from '../links/link-rules'
import { EDITING_MESSAGES } from './editing-messages'

/** What is wrong with an address that should be one of the site's pages; undefined when nothing is (B5 L280). */
export function checkPageUrl(url: string): string | undefined {
  return linkKind(url) === 'internal' && !/[\s\\]/.test(url) ? undefined : EDITING_MESSAGES.notAPage
}

/** What is wrong with a value that should be one of the options; undefined when nothing is (B5 L280). */
export function checkOption<Option>(value: unknown, options: readonly Option[]): string | undefined {
  return options.some(option => option === value) ? undefined : EDITING_MESSAGES.option
}
