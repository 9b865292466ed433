import type { Experiments, Overrides } from './experiments'
import { featureToggle } from './experiments'

/** The minimum number of cores for recording [ANA-37]. */
export const MIN_CORES = 2

/** The feature that turns recording on. */
export const RECORDING_TOGGLE = 'session-recording'

interface RecordingChoice {
  readonly cores: number
  readonly experiments: Experiments
  readonly overrides: Overrides
  /** The share of sessions to record, 0 to 1. */
  readonly rate: number
  /** A random number from 0 to below 1. */
  readonly chance: number
}

/** Whether to record this session: enough cores, the feature on, and in the sample [ANA-38]. */
export const mayRecord = ({ cores, experiments, overrides, rate, chance }: RecordingChoice): boolean =>
  cores > MIN_CORES && featureToggle(experiments, RECORDING_TOGGLE, false, overrides).value && chance < rate
