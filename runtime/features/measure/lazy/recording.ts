import { siteAddress } from '../../../../src/calls/core/site-address'
import {
  FULLSTORY_ID_PATH,
  MOCK_SESSION_ID,
  type SessionRecording,
} from '../../../../src/calls/session-recording'
import { statisticsSettings } from '../../../../src/visitor/measure-page/page-facts'
import { experimentOverrides } from '../../../../src/visitor/statistics/experiments'
import { mayRecord } from '../../../../src/visitor/statistics/session-recording'
import type { Measuring } from '../page/measuring'

/**
 * Requests the id of a session recording tool if this session may be recorded, and publishes it as
 * `ashlar:session-recording` `{ id }`. A mock id means that there is no tool [ANA-39].
 */
export async function startRecording({
  $site,
  signal,
  isTracked,
}: Pick<Measuring, '$site' | 'signal' | 'isTracked'>): Promise<void> {
  const context = $site.get()
  const { experiments, recordingRate: rate } = statisticsSettings(context)
  const isWanted = mayRecord({
    cores: navigator.hardwareConcurrency ?? 0,
    experiments,
    overrides: experimentOverrides(context, location.search),
    rate,
    chance: Math.random(),
  })
  if (!isWanted || signal.aborted || !isTracked()) return
  try {
    const response = await fetch(new URL(FULLSTORY_ID_PATH, siteAddress()), { signal })
    const { id }: Partial<Record<keyof SessionRecording, unknown>> = Object(await response.json())
    if (typeof id !== 'string' || !id || id === MOCK_SESSION_ID) return
    document.dispatchEvent(new CustomEvent('ashlar:session-recording', { detail: { id } }))
  } catch {
    // Without an id nothing is recorded [ANA-03].
  }
}
