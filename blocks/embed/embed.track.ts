import { useEffect, useState } from 'react'
import { report } from '../../src/data/core/report'
import { useHost } from '../kit/element/host'
import type { EmbedData } from './embed.schema'

/** The embed code of SoundCloud's player, for data that names a page there and no code. */
export function useSoundcloud({ html, url, providerName }: EmbedData): string | undefined {
  const host = useHost()
  const [code, setCode] = useState<string>()
  useEffect(() => {
    // A rough look, so that few embeds load the part that reads with care.
    if (!/soundcloud/i.test(`${html} ${url} ${providerName}`)) return
    let isOver = false
    import('./embed.soundcloud')
      .then(part => isOver || setCode(part.soundcloudCode({ html, url, providerName }, host)))
      .catch(report)
    return () => {
      isOver = true
      setCode(undefined)
    }
  }, [html, url, providerName, host])
  return code
}
