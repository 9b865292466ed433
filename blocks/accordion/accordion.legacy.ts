import { levelOf } from './accordion.level'
import type { AccordionContent } from './accordion.schema'

/** Reads the accordion of an exported site (`ul.accordion-items-container`); undefined where there is none. */
export function readLegacyAccordion(elements: readonly Element[]): AccordionContent | undefined {
  const list = elements
    .map(element => (element.matches(LIST) ? element : element.querySelector(LIST)))
    .find(found => found)
  if (!list) return undefined

  return {
    like: list,
    items: [...list.querySelectorAll(':scope > .accordion-item')].map(readItem),
    allowMultiple: isOn(list, 'data-should-allow-multiple-open-items'),
    openFirst: isOn(list, 'data-is-expanded-first-item'),
    dividers: isOn(list, 'data-is-divider-enabled'),
    icon: list.querySelector('.arrow-container') ? 'arrow' : list.querySelector('.plus') ? 'plus' : 'none',
    iconSide: list.getAttribute('data-accordion-icon-placement') === 'left' ? 'start' : 'end',
    titleAlign: ALIGN[list.getAttribute('data-accordion-title-alignment') ?? ''] ?? 'start',
  }
}

const LIST = '.accordion-items-container'

const ALIGN: Readonly<Record<string, 'start' | 'center' | 'end'>> = {
  left: 'start',
  center: 'center',
  right: 'end',
}

function readItem(item: Element): NonNullable<AccordionContent['items']>[number] {
  const heading = item.querySelector('.accordion-item__title-wrapper')
  const title = item.querySelector('.accordion-item__title')
  const content = item.querySelector('.accordion-item__description')
  const button = item.querySelector('.accordion-item__click-target')
  const level = heading && levelOf(heading)
  return {
    title: [...(title?.childNodes ?? [])],
    content: [...(content?.childNodes ?? item.querySelector('.accordion-item__dropdown')?.childNodes ?? [])],
    isOpen: button?.getAttribute('aria-expanded') === 'true',
    ...(level && level <= 6 && { level }),
    like: {
      item,
      heading: heading ?? undefined,
      button: button ?? undefined,
      title: title ?? undefined,
      content: content ?? undefined,
    },
  }
}

/** Such a page writes `true`, or nothing. */
function isOn(list: Element, attribute: string): boolean {
  return list.getAttribute(attribute) === 'true'
}
