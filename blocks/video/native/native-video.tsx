import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { readScreen } from '../../../src/media/images/image-source'
import { useHost } from '../../kit/element/host'
import { type ServerContent, ServerHtml } from '../../kit/element/server-html'
import { useReducedMotion } from '../../kit/ui/base/use-media'
import { MotionButton } from '../../kit/ui/icon-button'
import { VideoBox } from '../video.box'
import { MESSAGES } from '../video.messages'
import type { VideoData } from '../video.schema'
import { driveVideo, type Motion, moveVideo } from './drive-video'
import { readStored } from './native.legacy'

/** The server's `<video>` in place, or a new one from the data. */
export function NativeVideo(props: VideoData & ServerContent): ReactElement {
  const { server, serverNodes } = props
  const data = useMemo(
    () => (server.stored && props.sources.length === 0 ? readStored(server.stored, props) : props),
    [props, server],
  )
  const host = useHost()
  const box = useRef<HTMLDivElement>(null)
  const motion = useRef<Motion>(undefined)
  const [isPlaying, setPlaying] = useState(false)
  const isCalm = useReducedMotion() || readScreen().saveData
  const { background } = data
  const own = data.sources.length === 0 ? server.video : undefined
  const isMoving = background || (own ? autoplays(own) : data.autoPlay && data.muted)
  const hasControls = !background && (own ? own.controls : Boolean(data.controls) || !isMoving)

  useEffect(() => {
    const video = own ?? box.current?.querySelector('video')
    if (!video) return undefined
    if (!isMoving) return driveVideo(host, video)
    const undo = new AbortController()
    for (const type of ['play', 'pause'] as const) {
      video.addEventListener(type, () => setPlaying(type === 'play'), { signal: undo.signal })
    }
    motion.current = moveVideo(host, video, { isCalm, loops: background })
    return () => {
      motion.current?.stop()
      undo.abort()
    }
  }, [host, own, isMoving, isCalm, background])

  return (
    <div className="video__own" ref={box} data-background={background}>
      {own || data.sources.length === 0 ? (
        <ServerHtml nodes={serverNodes} />
      ) : (
        <VideoBox {...data}>
          <NewVideo {...data} hasControls={hasControls} />
        </VideoBox>
      )}
      {isMoving && !hasControls && (
        <MotionButton
          className="video__pause"
          isPlaying={isPlaying}
          aria-label={isPlaying ? MESSAGES.pause : MESSAGES.play}
          onClick={() => motion.current?.toggle()}
        />
      )}
    </div>
  )
}

/** Whether the server's video autoplays, which browsers allow only for muted videos. */
function autoplays(video: HTMLVideoElement): boolean {
  return video.autoplay && (video.muted || video.defaultMuted)
}

type NewVideoProps = VideoData & { readonly hasControls: boolean }

/** A `<video>` from the data. */
function NewVideo(props: NewVideoProps): ReactElement {
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
