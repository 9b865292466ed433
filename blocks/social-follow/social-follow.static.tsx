import { staticForm } from '../kit/element/static-form'
import { FOLLOW_MESSAGES } from './social-follow.messages'
import { socialFollowSchema } from './social-follow.schema'
import { plainName, profilePage } from './social-follow.state'

export default staticForm({
  schema: socialFollowSchema,
  Form: ({ username }) =>
    username === undefined ? null : (
      <a href={profilePage(username)} target="_blank" rel="noopener">
        {FOLLOW_MESSAGES.follow(plainName(username))}
      </a>
    ),
})
