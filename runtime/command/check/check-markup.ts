import { isRecord, parseJson } from '../../../src/data/core/json'
import { attributeOf, contentOf, isInside, type PageElement, parentOf } from '../html/page'
import { offsetOf, positionAt } from '../html/position'
import { blockNameOf } from './check-blocks'
import type { CheckedPage, Finding } from './finding'

/** Finds images without text, ids used twice, and forms that cannot be sent. */
export function checkMarkup(checked: CheckedPage): Finding[] {
  return [...imagesWithoutText(checked), ...duplicateIds(checked), ...formsWithoutWay(checked)]
}

/** By the source: without scripts, images leave a `<noscript>` in the head. */
export const isInNoscript = (text: string, offset: number): boolean =>
  text.lastIndexOf('<noscript', offset) > text.lastIndexOf('</noscript', offset)

const isTemplate = ({ name }: PageElement): boolean => name === 'template' || name === 'noscript'

function imagesWithoutText({ page, finding }: CheckedPage): Finding[] {
  return page
    .select(
      'img:not([alt], [role=presentation], [role=none], [aria-hidden=true], [aria-label], [aria-labelledby])',
    )
    .filter(image => !isInNoscript(page.text, offsetOf(image)))
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
  return page.elements.flatMap(element => {
    const id = attributeOf(element, 'id')
    if (!id || isInside(element, isTemplate)) return []
    const other = first.get(id)
    if (!other) {
      first.set(id, element)
      return []
    }
    const { line } = positionAt(page.text, offsetOf(other))
    return [finding('duplicate-id', element, `id "${id}" is already used in line ${line}`)]
  })
}

/** Blocks that send a form. */
const SENDERS: readonly (string | undefined)[] = ['form', 'newsletter']

function formsWithoutWay({ page, finding }: CheckedPage): Finding[] {
  const forms = page
    .select('form')
    .filter(form => {
      if (attributeOf(form, 'action')?.trim() || attributeOf(form, 'method') === 'dialog') return false
      const block = around(form).find(block => SENDERS.includes(blockNameOf(block)))
      // Scripts of the page send other forms.
      if (!block) return false
      return !namesForm(form) && !hasFormId(block) && attributeOf(form, 'method') === undefined
    })
    .map(form =>
      finding(
        'form-without-target',
        form,
        'the form has no action and no formId: nothing receives what visitors write',
      ),
    )
  const empty = page.elements
    .filter(
      element => SENDERS.includes(blockNameOf(element)) && !hasFormId(element) && !contains(element, 'form'),
    )
    .map(element =>
      finding('form-without-target', element, `<${element.name}> has no formId and no <form> with an action`),
    )
  return [...forms, ...empty]
}

function around(element: PageElement): PageElement[] {
  const found: PageElement[] = []
  for (let at = parentOf(element); at; at = parentOf(at)) found.push(at)
  return found
}

const namesForm = (form: PageElement): boolean =>
  Boolean(attributeOf(form, 'data-form-id')) ||
  descendants(form).some(({ name, attribs }) => name === 'input' && attribs['name'] === 'formId')

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

const contains = (element: PageElement, name: string): boolean =>
  descendants(element).some(each => each.name === name)

function descendants(element: PageElement): PageElement[] {
  const found: PageElement[] = []
  const waiting = [...element.children]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('children' in node)) continue
    if ('attribs' in node) found.push(node)
    waiting.push(...node.children)
  }
  return found
}
