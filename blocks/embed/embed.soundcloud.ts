import { BlockError, report } from '../../src/data/core/report'
import { playerCode, type Sound, soundcloudUrl } from './embed.soundcloud.state'

/** The code of the player for data that brings none. A URL that cannot be parsed is logged (B8 L327). */
export function soundcloudCode(data: Sound, host: HTMLElement): string | undefined {
  const url = soundcloudUrl(data)
  if (url === undefined) return undefined
  const code = playerCode(url)
  if (!code) report(new BlockError('data-invalid', `the SoundCloud URL cannot be parsed: ${url}`), host)
  return data.html ? undefined : code
}
