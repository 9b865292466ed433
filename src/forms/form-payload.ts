import type { SiteContext } from '../site/site-store'
import { valueAt } from '../value-at'
import type { SubmissionPayload } from '../wire/form'
import { DECOY_FIELD } from '../wire/form-paths'
import type { FieldValue } from './field-values'

/** What a form sends (A3 L38). */
export interface SubmissionParts {
  readonly key: string
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  readonly isOverlayForm: boolean
  readonly submitButtonText: string
  readonly values: Readonly<Record<string, FieldValue>>
  /** The proof of the captcha, where the form has one. */
  readonly captchaKey?: string | undefined
  /** Fields of the visit's census, where the visitor has agreed to it. */
  readonly census?: Readonly<Record<string, string>> | undefined
  /** Milliseconds since the form came up: people need more than a moment. */
  readonly elapsedMs: number
  /** What stands in the field that people do not see. */
  readonly decoy: string
}

/** The page that a form stands on, as the larger shape of the payload says it (B3 L149). */
export interface PagePart {
  readonly pageTitle: string
  readonly pageId: string
  readonly contentSource: 'i' | 'c'
  readonly pagePath: string
  readonly pagePermissionTypeValue: number
}

/** The payload in its smaller shape, and in its larger one where the page is known (A3 L38; decisions, row 14). */
export function submissionPayload(
  { values, captchaKey, census, decoy, ...parts }: SubmissionParts,
  page?: PagePart,
): SubmissionPayload {
  return {
    ...parts,
    form: JSON.stringify(values),
    [DECOY_FIELD]: decoy,
    ...(captchaKey !== undefined && { captchaKey }),
    ...census,
    ...page,
  }
}

/**
 * What the context says of the page; undefined where it names neither item nor collection. Read without
 * the schema of the whole site, which would weigh more than the form.
 */
export function pagePart(
  context: SiteContext,
  page: { readonly title: string; readonly path: string },
): PagePart | undefined {
  const text = (...path: string[]): string => {
    const value = valueAt(context, path)
    return typeof value === 'string' ? value : ''
  }
  const itemId = text('item', 'id') || text('itemId')
  const collectionId = text('collection', 'id') || text('collectionId')
  if (!itemId && !collectionId) return undefined
  const permission = valueAt(context, ['collection', 'permissionType'])
  return {
    pageTitle: text(itemId ? 'item' : 'collection', 'title') || page.title,
    pageId: itemId || collectionId,
    contentSource: itemId ? 'i' : 'c',
    pagePath: page.path,
    pagePermissionTypeValue: typeof permission === 'number' ? permission : 0,
  }
}
