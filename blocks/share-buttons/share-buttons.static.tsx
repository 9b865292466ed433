import { safeHref } from '../../src/data/fields/links'
import { staticForm } from '../kit/element/static-form'
import { shareButtonsSchema } from './share-buttons.schema'
import { shareLink } from './share-buttons.state'

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
        {services.map(service => {
          const { name, href } = shareLink(service, shared)
          return (
            <a key={service} className="share-buttons__link" href={href} target="_blank" rel="noopener">
              {name}
            </a>
          )
        })}
      </div>
    )
  },
})
