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
 * Asks for the id of a tool that records sessions, where this one may be recorded, and hands it to the page as
 * `ashlar:session-recording` `{ id }`. A mock id means that there is none (B7 L314).
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
    // No id, no recording (A7 L108).
  }
}
