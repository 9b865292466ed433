import { safeHref } from '../../src/data/fields/links'
import { staticForm } from '../kit/element/static-form'
import { ShareLink } from './share-buttons.link'
import { shareButtonsSchema } from './share-buttons.schema'

/** The links of the services; the button needs a script. Nothing without the address of the page. */
export default staticForm({
  schema: shareButtonsSchema,
  Form({ services, label, ...data }) {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? ''
    const url = [safeHref(data.url), canonical].find(address => address && URL.canParse(address))
    if (!url) return null
    const shared = { url, title: data.title || document.title, image: data.image }
    return (
      <div className="share-buttons" role="group" aria-label={label}>
        {services.map(service => (
          <ShareLink key={service} {...{ service, shared }} />
        ))}
      </div>
    )
  },
})
