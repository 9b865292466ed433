/**
 * Names what a site's style sheet has taken from a form's controls: `border`, `padding`, and the `fill` of its button. A
 * reset such as Tailwind's preflight has no layer, so it wins over ours; the controls are then drawn by other properties.
 */
export function readReset(form: Element): string {
  const styleOf = (selector: string): CSSStyleDeclaration | undefined => {
    const found = form.querySelector(selector)
    return found ? getComputedStyle(found) : undefined
  }
  const field = styleOf(FIELDS)
  const button = styleOf('button:not([type=button])')
  const taken = {
    border: field?.borderTopWidth === '0px' && field.borderBottomWidth === '0px',
    padding: field?.paddingInlineStart === '0px',
    fill: button?.borderTopWidth === '0px' && button.backgroundColor === 'rgba(0, 0, 0, 0)',
  }
  return Object.entries(taken)
    .flatMap(([name, isTaken]) => (isTaken ? name : []))
    .join(' ')
}

const FIELDS =
  ':is(input:not([type=hidden],[type=checkbox],[type=radio],[type=submit]),textarea):is(.form__control,.newsletter__input,:not([class],[tabindex]))'
