import { siteAddress } from '../../../../src/calls/core/site-address'
import { FULLSTORY_ID_PATH, MOCK_SESSION_ID, type SessionRecording } from '../../../../src/calls/measurements'
import { dom } from '../../../../src/data/core/dom'
import { statisticsSettings } from '../../../../src/visitor/measure-page/page-facts'
import {
  type Experiments,
  experimentOverrides,
  featureToggle,
  type Overrides,
} from '../../../../src/visitor/statistics/experiments'
import type { Measuring } from '../page/measuring'

/**
 * Requests the id of a session recording tool if this session may be recorded, and publishes it as
 * `ashlar:session-recording` `{ id }`. A mock id means that there is no tool.
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
    dom.dispatchEvent(new CustomEvent('ashlar:session-recording', { detail: { id } }))
  } catch {
    // Without an id nothing is recorded.
  }
}

/** The minimum number of cores for recording [ANA-37]. */
const MIN_CORES = 2

/** The feature that turns recording on. */
const RECORDING_TOGGLE = 'session-recording'

interface RecordingChoice {
  readonly cores: number
  readonly experiments: Experiments
  readonly overrides: Overrides
  /** The share of sessions to record, 0 to 1. */
  readonly rate: number
  /** A random number from 0 to below 1. */
  readonly chance: number
}

/** Whether to record this session: enough cores, the feature on, and in the sample. */
export const mayRecord = ({ cores, experiments, overrides, rate, chance }: RecordingChoice): boolean =>
  cores > MIN_CORES && featureToggle(experiments, RECORDING_TOGGLE, false, overrides).value && chance < rate
