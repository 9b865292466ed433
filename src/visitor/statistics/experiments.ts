import { isRecord } from '../../data/core/json'
import { parseQuery } from '../../data/core/query'
import { localArea, readTimed, removeTimed, type StorageArea, storeTimed } from '../../data/storage'
import type { SiteContext } from '../../site/core/site-store'
import { SITE_STATUSES } from '../../site/site-statuses'
import { statisticsSettings } from '../measure-page/page-facts'

type ExperimentType = 'FEATURE_TOGGLE' | 'AB_TEST'

/** A page's question: `detail` of `ashlar:experiment-asked`. */
export interface ExperimentQuestion {
  readonly name?: unknown
  /** `AB_TEST` by default. */
  readonly experimentType?: unknown
  /** The answer if the server has not decided: a string for a test, a boolean for a feature. */
  readonly fallback?: unknown
}

/** The answer: `detail` of `ashlar:experiment`. */
export interface ExperimentAnswer {
  readonly name: string
  readonly experimentType: ExperimentType
  /** The variant of a test, or whether a feature is on. */
  readonly value: string | boolean
  /** Why `value` is the fallback. */
  readonly error?: Error
}

/** A feature or test as the server decided it for this visitor. */
interface ExperimentContext {
  readonly name: string
  readonly experimentType: ExperimentType
  readonly variant: string
  readonly segmentName: string | null
  readonly containsError: boolean
}

/** The errors of experiments. */
const EXPERIMENT_ERRORS = {
  unknown: 'The specified feature does not exist',
  wrongType: (type: ExperimentType): string => `The specified feature is not a ${type}`,
  notLoaded: 'The underlying Praetor configuration is not loaded',
  badDefinition: 'The specified feature has an invalid server-side definition',
} as const

/** A value, and the error if it is the fallback. */
export interface Decision<Value> {
  readonly value: Value
  readonly error?: Error
}

/** The experiments in a page context, by name; null if the server sent none. */
export type Experiments = Readonly<Record<string, unknown>> | null | undefined

/**
 * Whether a feature is on: only if its variant is the text 'true'. Otherwise `fallback`, with the
 * error.
 */
export function featureToggle(
  experiments: Experiments,
  name: string,
  fallback = false,
  overrides: Overrides = {},
): Decision<boolean> {
  const { value, error } = decide(experiments, name, 'FEATURE_TOGGLE', overrides)
  return error ? { value: fallback, error } : { value: value === 'true' }
}

/** The visitor's variant of a test; otherwise `fallback`, with the error. */
export function testVariant(
  experiments: Experiments,
  name: string,
  fallback: string,
  overrides: Overrides = {},
): Decision<string> {
  const { value, error } = decide(experiments, name, 'AB_TEST', overrides)
  return error ? { value: fallback, error } : { value }
}

/** Variants forced for testing, by name. */
export type Overrides = Readonly<Record<string, string>>

function decide(experiments: Experiments, name: string, type: ExperimentType, overrides: Overrides) {
  const fail = (message: string): Decision<string> => ({ value: '', error: new Error(message) })
  if (!experiments) return fail(EXPERIMENT_ERRORS.notLoaded)
  if (!Object.hasOwn(experiments, name)) return fail(EXPERIMENT_ERRORS.unknown)
  const context = experiments[name]
  if (!isExperiment(context)) return fail(EXPERIMENT_ERRORS.badDefinition)
  if (context.experimentType !== type) return fail(EXPERIMENT_ERRORS.wrongType(type))
  if (context.containsError) return fail(EXPERIMENT_ERRORS.badDefinition)
  return {
    value: Object.hasOwn(overrides, name) ? `${overrides[name]}` : context.variant,
  } as Decision<string>
}

function isExperiment(value: unknown): value is ExperimentContext {
  return (
    isRecord(value) &&
    (value['experimentType'] === 'FEATURE_TOGGLE' || value['experimentType'] === 'AB_TEST') &&
    typeof value['variant'] === 'string'
  )
}

/** The type of an experiment in the context; `AB_TEST` for unknown types. */
export const experimentType = (value: unknown): ExperimentType =>
  isExperiment(value) ? value.experimentType : 'AB_TEST'

/** Storage key. */
const OVERRIDES_KEY = 'ss_ab_overrides'

/** `?abtest.{name}={variant}`; the value `reset` clears all. */
const PREFIX = 'abtest.'
const RESET = 'reset'

/** The variants forced by the address, stored for later pages; only on our own sites. */
export function experimentOverrides(
  context: SiteContext,
  search: string,
  area: StorageArea = localArea,
): Overrides {
  if (statisticsSettings(context).siteStatus !== SITE_STATUSES.internal) return {}
  const asked = [...parseQuery(search)].filter(([name]) => name.startsWith(PREFIX))
  if (asked.some(([, variant]) => variant === RESET)) {
    removeTimed(area, OVERRIDES_KEY)
    return {}
  }
  const kept = readTimed(area, OVERRIDES_KEY)
  const known = kept.ok && isRecord(kept.value) ? texts(kept.value) : {}
  if (asked.length === 0) return known
  const overrides = {
    ...known,
    ...Object.fromEntries(asked.map(([name, variant]) => [name.slice(PREFIX.length), variant])),
  }
  storeTimed(area, OVERRIDES_KEY, overrides)
  return overrides
}

const texts = (values: Readonly<Record<string, unknown>>): Overrides =>
  Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
