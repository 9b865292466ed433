import type { Experiments, Overrides } from './experiments'
import { featureToggle } from './experiments'

/** A machine with no more cores has better things to do (B9 L383). */
export const FEWEST_CORES = 2

/** The feature that turns recording on. */
export const RECORDING_TOGGLE = 'session-recording'

interface RecordingChoice {
  readonly cores: number
  readonly experiments: Experiments
  readonly overrides: Overrides
  /** Share of the sessions that are recorded, 0 to 1. */
  readonly rate: number
  /** From 0 up to 1, by chance. */
  readonly chance: number
}

/** Whether this session may be recorded: enough cores, the feature on, and one of the sample (B9 L383). */
export const mayRecord = ({ cores, experiments, overrides, rate, chance }: RecordingChoice): boolean =>
  cores > FEWEST_CORES &&
  featureToggle(experiments, RECORDING_TOGGLE, false, overrides).value &&
  chance < rate
