import { type Edit, removal, settingOf } from '../html/edits'
import { attributeOf, closestAround, firstInside, type Page, type PageElement } from '../html/page'
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
  const lineOf = (element: PageElement): number => positionAt(page, offsetOf(element)).line
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
    edits: [
      ...forms.flatMap(form => targetEdits(page, form, target)),
      ...nameEdits(page, forms),
      ...descriptionEdits(page, forms),
    ],
    forms: [...forms.map(form => ({ line: lineOf(form), target })), ...described],
  }
}

function targetEdits(page: Page, form: PageElement, target: string): Edit[] {
  const isMail = target.startsWith('mailto:')
  return settingOf(page, form, {
    action: target,
    method: 'post',
    'data-form-id': undefined,
    onsubmit: undefined,
    ...(isMail && { enctype: 'text/plain' }),
  })
}

/** Names the fields that have no name: a browser sends none of them. */
function nameEdits(page: Page, forms: readonly PageElement[]): Edit[] {
  const known = new Set(forms)
  const formOf = closestAround(page, element => known.has(element))
  const labels = new Map<string, string>()
  for (const label of page.select('label[for]')) {
    const id = attributeOf(label, 'for') ?? ''
    if (id && !labels.has(id)) labels.set(id, textOf(label))
  }
  return page
    .select('input, textarea, select')
    .filter(
      field =>
        formOf.has(field) &&
        !attributeOf(field, 'name') &&
        !/^(submit|button)$/.test(attributeOf(field, 'type') ?? ''),
    )
    .flatMap(field => {
      const id = attributeOf(field, 'id') ?? ''
      const name = labels.get(id) || attributeOf(field, 'placeholder') || id || field.name
      return settingOf(page, field, { name })
    })
}

/** Maximum length of a name: several fields may have one label, which may be long. */
const MAX_NAME_LENGTH = 200

/** The start of an element's text. */
function textOf(element: PageElement): string {
  const pieces: string[] = []
  let length = 0
  const waiting = element.children.toReversed()
  for (let node = waiting.pop(); node && length < MAX_NAME_LENGTH; node = waiting.pop()) {
    if ('children' in node) for (const child of node.children.toReversed()) waiting.push(child)
    else if ('data' in node) {
      pieces.push(node.data)
      length += node.data.length
    }
  }
  return pieces
    .join('')
    .replace(/[*\s]+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
}

/** Removes the description beside a form, which would replace it, and shows the form. */
function descriptionEdits(page: Page, forms: readonly PageElement[]): Edit[] {
  const known = new Set(forms)
  const withForm = firstInside(page, element => known.has(element))
  const blocks = new Set(page.select('.sqs-block-form').filter(block => withForm.has(block)))
  const blockOf = closestAround(page, element => blocks.has(element))
  const isTheirs = (element: PageElement): boolean => blockOf.has(element)
  return [
    ...page.select('script.sqs-form-block-context').filter(isTheirs).flatMap(removal),
    ...page
      .select('.form-inner-wrapper[hidden]')
      .filter(isTheirs)
      .flatMap(wrapper => settingOf(page, wrapper, { hidden: undefined })),
  ]
}
