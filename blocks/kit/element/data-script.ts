/**
 * The `<script type="application/json">` that carries a block's data where attributes are mangled:
 * the first element inside the block. Exported sites put one there that describes a form in their own way.
 */
export function dataScriptOf(host: Element): Element | null {
  // The first element is not asked itself: a form with a field named `matches` could not answer.
  return host.querySelector(':scope > script[type="application/json"]:first-child:not([class*=sqs-])')
}
