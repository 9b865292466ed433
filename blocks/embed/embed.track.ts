import { useEffect } from 'react'
import { BlockError } from '../../src/block-error'
import { report } from '../../src/report'
import { useHost } from '../kit/host'
import type { EmbedData } from './embed.schema'
import { playerCode, soundcloudUrl } from './embed.soundcloud.state'

/**
 * The embed code of SoundCloud's player, for data that names a page there and no code. A URL that cannot be parsed is
 * logged (B8 L327).
 */
export function useSoundcloud(data: EmbedData): string | undefined {
  const host = useHost()
  const url = soundcloudUrl(data)
  const code = url === undefined ? undefined : playerCode(url)
  const isFaulty = url !== undefined && code === undefined
  useEffect(() => {
    if (isFaulty) report(new BlockError('data-invalid', `the SoundCloud URL cannot be parsed: ${url}`), host)
  }, [isFaulty, url, host])
  return data.html ? undefined : code
}
