/**
 * The `<script type="application/json">` that carries a block's data where attributes are mangled:
 * the first element inside the block.
 */
export function dataScriptOf(host: Element): Element | undefined {
  const first = host.firstElementChild
  return first?.matches('script[type="application/json"]') ? first : undefined
}
