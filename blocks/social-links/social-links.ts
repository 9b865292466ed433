import { defineBlock } from '../kit/element/define-block'
import { readSocialLinks } from './social-links.content'
import { socialLinksSchema } from './social-links.schema'
import css from './social-links.static.css?inline'
import { SocialLinks } from './social-links.view'

defineBlock('social-links', {
  schema: socialLinksSchema,
  readContent: readSocialLinks,
  View: SocialLinks,
  css,
})
