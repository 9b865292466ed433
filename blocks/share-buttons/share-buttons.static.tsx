import { dom } from '../../src/data/core/dom'
import { safeHref } from '../../src/data/fields/links'
import { staticForm } from '../kit/element/static-form'
import { Icon, ShareLink } from './share-buttons.link'
import { SHARE_MESSAGES } from './share-buttons.messages'
import { shareButtonsSchema } from './share-buttons.schema'

/**
 * The links of the services, and room for the button, which needs a script: it may begin another line. Nothing without
 * the address of the page.
 */
export default staticForm({
  schema: shareButtonsSchema,
  Form({ services, label, ...data }) {
    const canonical = dom.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? ''
    const url = [safeHref(data.url), canonical].find(address => address && URL.canParse(address))
    if (!url) return null
    const shared = { url, title: data.title || dom.title, image: data.image }
    return (
      <div className="share-buttons" role="group" aria-label={label}>
        {services.map(service => (
          <ShareLink key={service} {...{ service, shared }} />
        ))}
        <span className="share-buttons__link share-buttons__room" aria-hidden="true">
          <Icon name="link" />
          {SHARE_MESSAGES.copy}
        </span>
      </div>
    )
  },
})
