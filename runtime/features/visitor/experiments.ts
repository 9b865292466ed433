import { dom } from '../../../src/data/core/dom'
import { isRecord } from '../../../src/data/core/json'
import { BlockError, report } from '../../../src/data/core/report'
import { keepAttributes } from '../../../src/dom/core/keep-attributes'
import type { SiteContext } from '../../../src/site/core/site-store'
import { statisticsSettings } from '../../../src/visitor/measure-page/page-facts'
import {
  type Decision,
  type ExperimentAnswer,
  type ExperimentQuestion,
  type Experiments,
  experimentOverrides,
  experimentType,
  featureToggle,
  type Overrides,
  testVariant,
} from '../../../src/visitor/statistics/experiments'
import { type FeatureTools, onDestroy } from '../../core/features/feature'
import { EXPERIMENT_ASKED } from '../../core/features/feature-conditions'

/**
 * Publishes this visitor's experiments: fires `ashlar:experiment` on the document for each, now, when they change, and in
 * answer to `ashlar:experiment-asked`. Elements with `data-ashlar-variant` are visible for their variant only.
 */
export function start({ $site, questions }: Pick<FeatureTools, '$site' | 'questions'>): void {
  const undo = new AbortController()
  let published = ''
  let experiments: Experiments = null
  let overrides: Overrides = {}

  const answer = ({ name, experimentType, fallback }: ExperimentQuestion): void => {
    const id = typeof name === 'string' ? name : ''
    publish(
      experimentType === 'FEATURE_TOGGLE'
        ? { name: id, experimentType, ...featureToggle(experiments, id, fallback === true, overrides) }
        : {
            name: id,
            experimentType: 'AB_TEST',
            ...testVariant(experiments, id, typeof fallback === 'string' ? fallback : '', overrides),
          },
    )
  }
  const answerEvent = (event: Event): void => {
    const { detail } = event as CustomEvent<unknown>
    answer(isRecord(detail) ? detail : {})
  }
  const variants = showVariants(name => testVariant(experiments, name, '', overrides))
  const look = (context: SiteContext): void => {
    experiments = statisticsSettings(context).experiments
    overrides = experimentOverrides(context, location.search)
    const now = JSON.stringify([experiments, overrides])
    if (now === published) return
    published = now
    variants.show()
    for (const [name, experiment] of Object.entries(experiments ?? {})) {
      answer({ name, experimentType: experimentType(experiment) })
    }
  }
  const stop = $site.subscribe(look)
  dom.addEventListener(EXPERIMENT_ASKED, answerEvent, { signal: undo.signal })
  for (const question of questions) if (question.type === EXPERIMENT_ASKED) answerEvent(question)
  onDestroy(() => {
    stop()
    undo.abort()
    variants.stop()
  })
}

const publish = (detail: ExperimentAnswer): void =>
  void dom.dispatchEvent(new CustomEvent('ashlar:experiment', { detail }))

/** Marks an element of one variant of a test: `data-ashlar-variant="TEST:VARIANT"`. */
const MARK = 'data-ashlar-variant'

/**
 * Shows the elements of the visitor's variant and hides those of the others, including elements that are added later.
 * For an unknown test, which is reported, the server's choice remains.
 */
function showVariants(variantOf: (test: string) => Decision<string>): {
  readonly show: () => void
  /** Restores the server's choice. */
  readonly stop: () => void
} {
  const restored = new Map<Element, () => void>()
  const reported = new Set<string>()

  const show = (elements = marked()): void => {
    for (const element of elements) {
      const mark = element.getAttribute(MARK) ?? ''
      const at = mark.lastIndexOf(':')
      const { value, error } = variantOf(mark.slice(0, Math.max(0, at)))
      if (!error) {
        if (!restored.has(element)) restored.set(element, keepAttributes(element, ['hidden']))
        element.hidden = value !== mark.slice(at + 1)
      } else if (!reported.has(mark)) {
        reported.add(mark)
        report(new BlockError('data-invalid', `${MARK} "${mark}": ${error.message}`), element)
      }
    }
  }
  const observer = new MutationObserver(() => {
    show(marked().filter(element => !restored.has(element)))
  })
  observer.observe(document, { childList: true, subtree: true })
  return {
    show: () => show(),
    stop() {
      observer.disconnect()
      for (const restore of restored.values()) restore()
    },
  }
}

const marked = (): HTMLElement[] => [...dom.querySelectorAll<HTMLElement>(`[${MARK}]`)]
