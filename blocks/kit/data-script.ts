/**
 * The `<script type="application/json">` that carries a block's data where attributes are mangled:
 * the first element inside the block. Exported sites put one there that describes a form in their own way.
 */
export function dataScriptOf(host: Element): Element | undefined {
  const first = host.firstElementChild
  const isData = first instanceof HTMLScriptElement && first.type === 'application/json'
  return isData && !/sqs-/.test(first.className) ? first : undefined
}
