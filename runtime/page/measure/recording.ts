import { experimentOverrides } from '../../../src/analytics/experiment-overrides'
import { experimentsIn } from '../../../src/analytics/experiments'
import { mayRecord } from '../../../src/analytics/session-recording'
import { siteAddress } from '../../../src/data-layer/site-address'
import { valueAt } from '../../../src/value-at'
import {
  FULLSTORY_ID_PATH,
  MOCK_SESSION_ID,
  type SessionRecording,
} from '../../../src/wire/session-recording'
import type { Measuring } from './measuring'

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
  const rate = valueAt(context, ['sessionRecording', 'rate'])
  const isWanted = mayRecord({
    cores: navigator.hardwareConcurrency ?? 0,
    experiments: experimentsIn(context),
    overrides: experimentOverrides(context, location.search),
    rate: typeof rate === 'number' ? rate : 0,
    chance: Math.random(),
  })
  if (!isWanted || signal.aborted || !isTracked()) return
  try {
    const response = await fetch(new URL(FULLSTORY_ID_PATH, siteAddress()), { signal })
    const id = valueAt(await response.json(), ['id' satisfies keyof SessionRecording])
    if (typeof id !== 'string' || !id || id === MOCK_SESSION_ID) return
    document.dispatchEvent(new CustomEvent('ashlar:session-recording', { detail: { id } }))
  } catch {
    // No id, no recording (A7 L108).
  }
}
