/**
 * The `<script type="application/json">` that carries a block's data where attributes are mangled:
 * the first element inside the block. Exported sites put one there that describes a form in their own way.
 */
export function dataScriptOf(host: Element): Element | undefined {
  const first = host.firstElementChild
  return first?.matches('script[type="application/json"]:not([class*=sqs-])') ? first : undefined
}
