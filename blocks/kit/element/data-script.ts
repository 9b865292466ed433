/**
 * Returns the `<script type="application/json">` that carries a block's data if attributes are mangled: the
 * first child element of the block. On exported sites, that script describes a form in a format of its own.
 */
export function dataScriptOf(host: Element): Element | null {
  // Matched from the host, because a form with a field named `matches` shadows its own method.
  return host.querySelector(':scope > script[type="application/json"]:first-child:not([class*=sqs-])')
}
