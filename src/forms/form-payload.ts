import type { Site } from '../site/site.schema'
import { DECOY_FIELD, type SubmissionPayload } from '../wire/form'
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

/** What the context says of the page; undefined where it names neither item nor collection. */
export function pagePart(
  { item, collection }: Pick<Site, 'item' | 'collection'>,
  page: { readonly title: string; readonly path: string },
): PagePart | undefined {
  const shown = item.id ? item : collection
  if (!shown.id) return undefined
  return {
    pageTitle: shown.title || page.title,
    pageId: shown.id,
    contentSource: item.id ? 'i' : 'c',
    pagePath: page.path,
    pagePermissionTypeValue: collection.permissionType,
  }
}
