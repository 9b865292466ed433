import { Fragment } from 'react'
import { dom } from '../../src/data/core/dom'
import { staticForm } from '../kit/element/static-form'
import { MESSAGES } from './map.messages'
import { mapSchema } from './map.schema'
import { addressLines, markerLink } from './map.state'

/** The address, linked to a maps page. */
export default staticForm({
  schema: mapSchema,
  Form(data) {
    const lines = addressLines(data)
    const written = (lines.length > 0 ? lines : [data.label ?? MESSAGES.map]).map((line, at) => (
      <Fragment key={line}>
        {at > 0 && <br />}
        {line}
      </Fragment>
    ))
    const link = data.linkOnClick ? markerLink(data, dom.baseURI) : undefined
    if (!link) return lines.length > 0 ? <address>{written}</address> : null
    return (
      <address>
        <a href={link} target="_blank" rel="noopener">
          {written}
        </a>
      </address>
    )
  },
})
