import { isRecord } from '../../../src/data/core/json'
import type { SiteContext } from '../../../src/site/core/site-store'
import { statisticsSettings } from '../../../src/visitor/measure-page/page-facts'
import {
  type Experiments,
  type ExperimentType,
  experimentOverrides,
  experimentType,
  featureToggle,
  type Overrides,
  testVariant,
} from '../../../src/visitor/statistics/experiments'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { EXPERIMENT_ASKED } from '../../core/features/feature-conditions'
import { showVariants } from './experiment-variants'

/** The question of a page: `detail` of `ashlar:experiment-asked`. */
interface Question {
  readonly name?: unknown
  /** `AB_TEST` unless it says otherwise. */
  readonly experimentType?: unknown
  /** Given back where the server has not decided: a text for a test, a boolean for a feature. */
  readonly fallback?: unknown
}

/** The answer to the page: `detail` of `ashlar:experiment`. */
interface Answer {
  readonly name: string
  readonly experimentType: ExperimentType
  /** The variant of a test; whether a feature is on [ANA-22]. */
  readonly value: string | boolean
  /** Why `value` is the fallback [ANA-23]. */
  readonly error?: Error
}

/**
 * Tells the page the experiments of this visitor: `ashlar:experiment` on the document for each now and when they change,
 * and as the answer to `ashlar:experiment-asked`. Elements with `data-ashlar-variant` are shown for their variant only.
 *
 * @param question what was asked before this part was there.
 */
export function start({ $site }: Pick<FeatureTools, '$site'>, question?: Event): void {
  const undo = new AbortController()
  let told = ''
  let experiments: Experiments = null
  let overrides: Overrides = {}

  const answer = ({ name, experimentType, fallback }: Question): void => {
    const id = typeof name === 'string' ? name : ''
    tell(
      experimentType === 'FEATURE_TOGGLE'
        ? { name: id, experimentType, ...featureToggle(experiments, id, fallback === true, overrides) }
        : {
            name: id,
            experimentType: 'AB_TEST',
            ...testVariant(experiments, id, typeof fallback === 'string' ? fallback : '', overrides),
          },
    )
  }
  const heard = (event: Event | undefined): void => {
    const { detail } = (event ?? {}) as Partial<CustomEvent<unknown>>
    if (event?.type === EXPERIMENT_ASKED) answer(isRecord(detail) ? detail : {})
  }
  const variants = showVariants(name => testVariant(experiments, name, '', overrides))
  const look = (context: SiteContext): void => {
    experiments = statisticsSettings(context).experiments
    overrides = experimentOverrides(context, location.search)
    const now = JSON.stringify([experiments, overrides])
    if (now === told) return
    told = now
    variants.show()
    for (const [name, experiment] of Object.entries(experiments ?? {})) {
      answer({ name, experimentType: experimentType(experiment) })
    }
  }
  const stop = $site.subscribe(look)
  document.addEventListener(EXPERIMENT_ASKED, heard, { signal: undo.signal })
  heard(question)
  onDestroy(() => {
    stop()
    undo.abort()
    variants.stop()
  })
}

const tell = (detail: Answer): void =>
  void document.dispatchEvent(new CustomEvent('ashlar:experiment', { detail }))
