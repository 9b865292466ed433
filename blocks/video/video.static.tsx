import type { CSSProperties, ReactElement } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { intrinsicPadding } from '../../src/media/video/video-box'
import { staticForm } from '../kit/element/static-form'
import { type VideoData, videoSchema } from './video.schema'

/** The browser's own player, or a link to the provider: nothing is requested from another host. */
export default staticForm({
  schema: videoSchema,
  Form: data => (data.sources.length > 0 ? <Player {...data} /> : <Link {...data} />),
})

function Player({ sources, tracks, poster, title, width, height, loop, muted }: VideoData): ReactElement {
  return (
    <video
      controls
      playsInline
      preload="none"
      aria-label={title}
      style={boxOf(width, height)}
      {...{ poster, loop, muted }}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={safeHref(src)} type={type} />
      ))}
      {tracks.map(({ src, srclang, ...track }) => (
        <track key={src} src={safeHref(src)} srcLang={srclang} {...track} />
      ))}
    </video>
  )
}

/** The box of the block. */
const boxOf = (width: number | undefined, height: number | undefined): CSSProperties => ({
  display: 'block',
  aspectRatio: 100 / intrinsicPadding(width, height),
})

function Link({
  url,
  title,
  thumbnail,
  providerName,
  caption,
  width,
  height,
}: VideoData): ReactElement | null {
  const href = url && safeHref(url)
  if (!href) return null
  const name = title ?? providerName ?? href
  const isOwn = thumbnail && !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(thumbnail)
  const link = (
    <a href={href} style={boxOf(width, height)}>
      {isOwn ? <img src={thumbnail} alt={name} loading="lazy" decoding="async" /> : name}
    </a>
  )
  return caption ? (
    <figure>
      {link}
      <figcaption>{caption}</figcaption>
    </figure>
  ) : (
    link
  )
}
