import { isRecord, parseJson } from '../../../src/data/core/json'
import { attributeOf, closestAround, contentOf, firstInside, type PageElement } from '../html/page'
import { isInNoscript, offsetOf, positionAt } from '../html/position'
import { blockNameOf } from './check-blocks'
import type { CheckedPage, Finding } from './finding'

/** Finds images without text, ids used twice, and forms that cannot be sent. */
export function checkMarkup(checked: CheckedPage): Finding[] {
  return [...imagesWithoutText(checked), ...duplicateIds(checked), ...formsWithoutWay(checked)]
}

const isTemplate = ({ name }: PageElement): boolean => name === 'template' || name === 'noscript'

function imagesWithoutText({ page, finding }: CheckedPage): Finding[] {
  return page
    .select(
      'img:not([alt], [role=presentation], [role=none], [aria-hidden=true], [aria-label], [aria-labelledby])',
    )
    .filter(image => !isInNoscript(page, offsetOf(image)))
    .map(image => {
      const source = (attributeOf(image, 'src') ?? attributeOf(image, 'data-src') ?? '').slice(-60)
      return finding(
        'missing-alt',
        image,
        `<img> has no alt${source && ` (${source})`}; write alt="" if it is decoration`,
      )
    })
}

function duplicateIds({ page, finding }: CheckedPage): Finding[] {
  const first = new Map<string, PageElement>()
  const templates = closestAround(page, isTemplate)
  return page.elements.flatMap(element => {
    const id = attributeOf(element, 'id')
    if (!id || templates.has(element)) return []
    const other = first.get(id)
    if (!other) {
      first.set(id, element)
      return []
    }
    const { line } = positionAt(page, offsetOf(other))
    return [finding('duplicate-id', element, `id "${id}" is already used in line ${line}`)]
  })
}

/** Blocks that send a form. */
const SENDERS: readonly (string | undefined)[] = ['form', 'newsletter']

function formsWithoutWay({ page, finding }: CheckedPage): Finding[] {
  const senders = closestAround(page, block => SENDERS.includes(blockNameOf(block)))
  const formIds = firstInside(page, ({ name, attribs }) => name === 'input' && attribs['name'] === 'formId')
  const formsInside = firstInside(page, ({ name }) => name === 'form')
  const read = new Map<PageElement, boolean>()
  /** The data of a block around many forms is read once. */
  const hasId = (block: PageElement): boolean => {
    const known = read.get(block) ?? hasFormId(block)
    read.set(block, known)
    return known
  }
  const forms = page
    .select('form')
    .filter(form => {
      if (attributeOf(form, 'action')?.trim() || attributeOf(form, 'method') === 'dialog') return false
      const block = senders.get(form)
      // Scripts of the page send other forms.
      if (!block) return false
      const namesForm = attributeOf(form, 'data-form-id') || formIds.has(form)
      return !namesForm && !hasId(block) && attributeOf(form, 'method') === undefined
    })
    .map(form =>
      finding(
        'form-without-target',
        form,
        'the form has no action and no formId: nothing receives what visitors write',
      ),
    )
  const empty = page.elements
    .filter(element => SENDERS.includes(blockNameOf(element)) && !hasId(element) && !formsInside.has(element))
    .map(element =>
      finding('form-without-target', element, `<${element.name}> has no formId and no <form> with an action`),
    )
  return [...forms, ...empty]
}

function hasFormId(block: PageElement): boolean {
  const script = block.children.find(
    (child): child is PageElement => 'attribs' in child && child.name === 'script',
  )
  try {
    const data = parseJson(attributeOf(block, 'data-block-json') ?? (script ? contentOf(script) : '{}'))
    return isRecord(data) && Boolean(data['formId'])
  } catch {
    // A finding of its own.
    return true
  }
}
