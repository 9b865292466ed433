import { safeHref } from '../../src/data/fields/links'
import { staticForm } from '../kit/element/static-form'
import { socialLinksSchema } from './social-links.schema'
import { SocialLinks } from './social-links.view'

export default staticForm({
  schema: socialLinksSchema,
  Form: data =>
    data.links.some(({ url }) => safeHref(url)) ? <SocialLinks {...data} serverNodes={[]} /> : null,
})
