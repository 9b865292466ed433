import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HostContext } from './host'
import { parseBlock } from './parse-block'
import type { StaticForm } from './static-form'

/**
 * Renders the static form of a block's JSON; empty if there is nothing to show.
 *
 * @param host what views ask of their element: its language and its document.
 * @param prefix makes ids unique on the page.
 * @throws BlockError if the JSON is invalid.
 */
export function renderStatic<Data extends object>(
  { schema, Form }: StaticForm<Data>,
  json: string,
  host: HTMLElement,
  prefix: string,
): string {
  const data = parseBlock(schema, json)
  if (!data.ok) throw data.error
  return renderToStaticMarkup(createElement(HostContext, { value: host }, createElement(Form, data.value)), {
    identifierPrefix: prefix,
  })
}
