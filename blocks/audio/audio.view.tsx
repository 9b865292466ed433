import { type ReactElement, useEffect } from 'react'
import { BlockError, report } from '../../src/data/core/report'
import type { ServerContent } from '../kit/element/define-block'
import { useHost } from '../kit/element/host'
import { ServerHtml } from '../kit/element/server-html'
import { MESSAGES } from './audio.messages'
import { Player } from './audio.player'
import type { AudioData } from './audio.schema'
import { MOST_TRACKS } from './audio.state'

/** A player of one track, or of a list of them. */
export function Audio(data: AudioData & ServerContent): ReactElement {
  const { tracks, served, serverNodes } = data
  const host = useHost()
  const isCut = tracks.length > MOST_TRACKS
  const notice = MESSAGES.tooMany(MOST_TRACKS, tracks.length)

  useEffect(() => {
    if (isCut) report(new BlockError('data-invalid', `an audio player takes ${MOST_TRACKS} tracks`), host)
  }, [host, isCut])

  if (tracks.length === 0) return <ServerHtml nodes={serverNodes} />
  return (
    <>
      <Rest nodes={served.before} />
      <Player {...data} tracks={tracks.slice(0, MOST_TRACKS)} />
      {isCut && <p className="audio__notice">{notice}</p>}
      <Rest nodes={served.after} />
    </>
  )
}

function Rest({ nodes }: { readonly nodes: readonly Node[] }): ReactElement | null {
  return nodes.length > 0 ? <ServerHtml nodes={nodes as readonly ChildNode[]} /> : null
}
