import { createElement } from 'react'
import { staticForm } from '../kit/element/static-form'
import { Paragraphs } from '../kit/ui/base/paragraphs'
import { accordionSchema } from './accordion.schema'

/** `<details>` elements, which the browser opens. */
export default staticForm({
  schema: accordionSchema,
  Form: ({ items, openFirst, headingLevel }) =>
    items.map(({ title, content, isOpen, level }, at) => (
      <details key={at} open={isOpen || (openFirst && at === 0)}>
        <summary>{createElement(`h${level ?? headingLevel}`, null, `${title}`)}</summary>
        <Paragraphs of={`${content}`} />
      </details>
    )),
})
