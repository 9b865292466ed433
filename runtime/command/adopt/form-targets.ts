import { type Edit, removal, settingOf } from '../html/edits'
import { attributeOf, isInside, type Page, type PageElement } from '../html/page'
import { offsetOf, positionAt } from '../html/position'

/** The outcome for a form that has lost the builder's server. */
export interface PageForm {
  readonly line: number
  /** The target of the form; `undefined` if it has none. */
  readonly target: string | undefined
  readonly why?: string
}

/** Forms that were sent to the builder. */
const FORMS = 'form:is([data-form-id], [onsubmit*="Y.use"], :not([action]), [action=""])'

/** Forms of which the page has no more than a description. */
const DESCRIBED = '.sqs-block-form:has(script.sqs-form-block-context):not(:has(form))'

const SEARCH = /search/i

/**
 * Gives the builder's forms another target.
 *
 * @param target the URL or `mailto:` address; `undefined` lists the forms only.
 */
export function formTargets(page: Page, target: string | undefined): { edits: Edit[]; forms: PageForm[] } {
  const lineOf = (element: PageElement): number => positionAt(page.text, offsetOf(element)).line
  const forms = page
    .select(FORMS)
    .filter(form => !SEARCH.test(`${attributeOf(form, 'class')} ${attributeOf(form, 'role')}`))
  const described = page.select(DESCRIBED).map(
    (block): PageForm => ({
      line: lineOf(block),
      target,
      ...(target === undefined && {
        why: 'the page has its description only: give a target by --forms, or a server with /api/form',
      }),
    }),
  )
  if (target === undefined) {
    const why = 'only the builder’s server received it: give a target by --forms'
    return { edits: [], forms: [...forms.map(form => ({ line: lineOf(form), target, why })), ...described] }
  }
  return {
    edits: [...forms.flatMap(form => targetEdits(page, form, target)), ...descriptionEdits(page, forms)],
    forms: [...forms.map(form => ({ line: lineOf(form), target })), ...described],
  }
}

function targetEdits(page: Page, form: PageElement, target: string): Edit[] {
  const isMail = target.startsWith('mailto:')
  const own = settingOf(page, form, {
    action: target,
    method: 'post',
    'data-form-id': undefined,
    onsubmit: undefined,
    ...(isMail && { enctype: 'text/plain' }),
  })
  const fields = page
    .select('input, textarea, select')
    .filter(field => isInside(field, each => each === form))
  // A browser sends no field without a name.
  const named = fields
    .filter(
      field => !attributeOf(field, 'name') && !/^(submit|button)$/.test(attributeOf(field, 'type') ?? ''),
    )
    .flatMap(field => settingOf(page, field, { name: labelOf(page, field) }))
  return [...own, ...named]
}

function labelOf(page: Page, field: PageElement): string {
  const id = attributeOf(field, 'id') ?? ''
  const label = page.select('label').find(label => id && attributeOf(label, 'for') === id)
  const text = label ? textOf(label) : ''
  return text || attributeOf(field, 'placeholder') || id || field.name
}

const textOf = (element: PageElement): string =>
  element.children
    .map(child => ('children' in child ? textOf(child as PageElement) : 'data' in child ? child.data : ''))
    .join('')
    .replace(/[*\s]+/g, ' ')
    .trim()

/** Removes the description beside a form, which would replace it, and shows the form. */
function descriptionEdits(page: Page, forms: readonly PageElement[]): Edit[] {
  const blocks = page
    .select('.sqs-block-form:has(form)')
    .filter(block => forms.some(form => isInside(form, each => each === block)))
  const isTheirs = (element: PageElement): boolean => isInside(element, each => blocks.includes(each))
  return [
    ...page.select('script.sqs-form-block-context').filter(isTheirs).flatMap(removal),
    ...page
      .select('.form-inner-wrapper[hidden]')
      .filter(isTheirs)
      .flatMap(wrapper => settingOf(page, wrapper, { hidden: undefined })),
  ]
}
