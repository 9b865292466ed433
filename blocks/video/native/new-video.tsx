import { type ReactElement, useMemo } from 'react'
import { readScreen } from '../../../src/media/images/image-source'
import { useHost } from '../../kit/element/host'
import { MESSAGES } from '../video.messages'
import type { VideoData } from '../video.schema'

type NewVideoProps = VideoData & { readonly hasControls: boolean }

/** A `<video>` from the data. */
export function NewVideo(props: NewVideoProps): ReactElement {
  const { sources, tracks, poster, title, loop, muted, background, hasControls } = props
  const host = useHost()
  const { saveData, devicePixelRatio } = readScreen()
  const files = useMemo(
    () => orderSources(sources, host.clientHeight * devicePixelRatio, saveData),
    [sources, host, devicePixelRatio, saveData],
  )
  return (
    <video
      className="video__frame"
      aria-label={title || MESSAGES.video}
      poster={poster}
      controls={hasControls}
      loop={loop || background}
      muted={muted || background}
      playsInline
      preload={saveData ? 'none' : 'metadata'}
    >
      {files.map(({ src, type }, index) => (
        <source key={index} src={src} type={type} />
      ))}
      {tracks.map(({ src, kind, label, srclang, default: isDefault }, index) => (
        <track key={index} src={src} kind={kind} label={label} srcLang={srclang} default={isDefault} />
      ))}
    </video>
  )
}

interface Source {
  readonly src: string
  readonly height?: number | undefined
}

/**
 * Sorts the files of a video by preference: the smallest that fills the screen, then larger ones, then the others.
 * Under save-data, the smallest first.
 */
export function orderSources<File extends Source>(
  sources: readonly File[],
  shownHeight: number,
  savesData: boolean,
): File[] {
  const lines = ({ height = 0 }: Source): number => height
  const bySize = [...sources].sort((one, other) => lines(one) - lines(other))
  if (savesData) return bySize
  const enough = bySize.filter(source => lines(source) >= shownHeight)
  const less = bySize.filter(source => lines(source) < shownHeight)
  return [...enough, ...less.reverse()]
}
