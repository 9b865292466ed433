import type { AccordionContent } from './accordion.schema'

/**
 * Reads an exported accordion (`ul.accordion-items-container`); `undefined` if there is none. `legacy` in `block.ts`
 * selects the elements that are adopted.
 */
export function readLegacyAccordion(elements: readonly Element[]): AccordionContent | undefined {
  const list = elements
    .map(element => (element.matches(LIST) ? element : element.querySelector(LIST)))
    .find(found => found)
  if (!list) return undefined

  return {
    template: list,
    items: [...list.querySelectorAll(':scope > .accordion-item')].map(readItem),
    allowMultiple: isOn(list, 'data-should-allow-multiple-open-items'),
    openFirst: isOn(list, 'data-is-expanded-first-item'),
    dividers: isOn(list, 'data-is-divider-enabled'),
    icon: list.querySelector('.arrow-container') ? 'arrow' : list.querySelector('.plus') ? 'plus' : 'none',
    iconSide: isIconFirst(list) ? 'start' : 'end',
    titleAlign: ALIGN[list.getAttribute('data-accordion-title-alignment') ?? ''] ?? 'start',
  }
}

/** Whether the icons come first, unless the site's style sheet reverses the row for that. */
function isIconFirst(list: Element): boolean {
  const button = list.querySelector('.accordion-item__click-target')
  const isReversed = button !== null && getComputedStyle(button).flexDirection === 'row-reverse'
  return list.getAttribute('data-accordion-icon-placement') === 'left' && !isReversed
}

const LIST = '.accordion-items-container'

const ALIGN: Readonly<Record<string, 'start' | 'center' | 'end'>> = {
  left: 'start',
  center: 'center',
  right: 'end',
}

function readItem(item: Element): NonNullable<AccordionContent['items']>[number] {
  const find = (part: string): Element | undefined =>
    item.querySelector(`.accordion-item__${part}`) ?? undefined
  const heading = find('title-wrapper')
  const title = find('title')
  const content = find('description')
  const button = find('click-target')
  const level = heading && levelOf(heading)
  return {
    title: [...(title?.childNodes ?? [])],
    content: [...((content ?? find('dropdown'))?.childNodes ?? [])],
    isOpen: button?.getAttribute('aria-expanded') === 'true',
    ...(level && level <= 6 && { level }),
    template: {
      item,
      heading,
      button,
      title,
      icon: item.querySelector('.accordion-icon-container') ?? undefined,
      content,
    },
  }
}

/** Exported pages write `true` or omit the attribute. */
function isOn(list: Element, attribute: string): boolean {
  return list.getAttribute(attribute) === 'true'
}

/** The level of a heading: its `aria-level`, or that of its tag. */
export function levelOf(heading: Element): number {
  return Number(heading.getAttribute('aria-level') ?? heading.localName.at(-1))
}
