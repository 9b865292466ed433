import type { SocialFollowContent } from './social-follow.schema'

const PROFILE =
  /^(?:https?:)?\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/(?:intent\/follow\?screen_name=)?@?(\w{1,15})(?:[/?#&]|$)/i

/** Paths that are not profiles. */
const RESERVED = ['home', 'intent', 'share', 'search', 'hashtag', 'i', 'settings']

/** Reads the username from the server's profile link. */
export function readSocialFollow(serverNodes: readonly ChildNode[]): SocialFollowContent {
  const username = serverNodes
    .filter(node => node instanceof Element)
    .flatMap(element => [element, ...element.querySelectorAll('a[href]')])
    .map(element => PROFILE.exec(element.getAttribute('href') ?? '')?.[1])
    .find(name => name !== undefined && !RESERVED.includes(name.toLowerCase()))
  return { ...(username && { username }), isLinked: username !== undefined }
}
