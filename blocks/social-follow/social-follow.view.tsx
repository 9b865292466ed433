import { type ReactElement, useRef } from 'react'
import { languageOf, useHost } from '../kit/element/host'
import { type ServerContent, ServerHtml } from '../kit/element/server-html'
import { useThirdParty } from '../kit/ui/use-third-party'
import { FOLLOW_MESSAGES } from './social-follow.messages'
import type { SocialFollowData } from './social-follow.schema'
import { buttonData, plainName, profilePage } from './social-follow.state'

export function SocialFollow(props: SocialFollowData & ServerContent): ReactElement {
  const { username, serverNodes } = props
  if (username === undefined) return <ServerHtml nodes={serverNodes} />
  return <FollowButton {...props} username={username} />
}

type FollowProps = SocialFollowData & ServerContent & { readonly username: string }

/** A link to the profile, until the platform's button replaces it. */
function FollowButton({ username, isLinked, serverNodes, ...data }: FollowProps): ReactElement {
  const host = useHost()
  const box = useRef<HTMLSpanElement>(null)
  const href = profilePage(username)
  const parameters = buttonData(data, languageOf(host) ?? '')
  const { phase } = useThirdParty(
    async signal => {
      const { drawFollow } = await import('./social-follow.draw')
      if (box.current) await drawFollow(box.current, href, parameters, signal)
    },
    JSON.stringify([href, parameters]),
  )
  return (
    <span className="social-follow" data-state={phase}>
      <span className="social-follow__link" hidden={phase === 'loaded'}>
        {isLinked ? (
          <ServerHtml as="span" nodes={serverNodes} />
        ) : (
          <a href={href} target="_blank" rel="noopener">
            {FOLLOW_MESSAGES.follow(plainName(username))}
          </a>
        )}
      </span>
      <span className="social-follow__button" ref={box} />
    </span>
  )
}
