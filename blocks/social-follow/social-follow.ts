import { defineBlock } from '../kit/element/define-block'
import { readSocialFollow } from './social-follow.content'
import { socialFollowSchema } from './social-follow.schema'
import css from './social-follow.static.css?inline'
import { SocialFollow } from './social-follow.view'

defineBlock('social-follow', {
  schema: socialFollowSchema,
  readContent: readSocialFollow,
  View: SocialFollow,
  css,
})
