import { dom } from '../../../src/data/core/dom'
import { report } from '../../../src/data/core/report'
import { watchAttributes, watchPage } from '../../page/watch-page'
import { type FeatureTools, onDestroy } from './feature'
import { EXPERIMENT_ASKED, FORCE_BANNER } from './feature-conditions'
import { FEATURES } from './features.table'
import { FEATURE_ATTRIBUTES } from './selectors'

/** Events after which a feature may be needed: a cart that begins here or in another tab, a login, a request. */
const EVENTS = ['ashlar:cart', 'ashlar:login', 'visibilitychange', FORCE_BANNER, EXPERIMENT_ASKED]

const started = new WeakSet<FeatureTools>()

/**
 * Starts each feature once, as soon as the page needs it: now, when the context changes, or when an element that needs it
 * is added or gets its attribute. Further calls have no effect.
 */
export function startFeatures(tools: FeatureTools): void {
  if (started.has(tools)) return
  started.add(tools)

  const waiting = new Set(FEATURES)
  const look = (root: ParentNode, event?: Event): void => {
    for (const feature of waiting) {
      if (!feature.isWanted(tools.$site.get(), root, event)) continue
      waiting.delete(feature)
      feature.start(tools).catch(report)
    }
  }
  // Asked before the listeners below.
  const early = [...tools.questions]
  const lookAgain = (event: Event): void => look(dom, event)
  const stops = [
    tools.$site.subscribe(() => look(dom)),
    watchPage(document, look),
    watchAttributes(document, FEATURE_ATTRIBUTES, look),
  ]
  for (const event of early) look(dom, event)
  for (const type of EVENTS) dom.addEventListener(type, lookAgain)
  onDestroy(() => {
    for (const stop of stops) stop()
    for (const type of EVENTS) dom.removeEventListener(type, lookAgain)
  })
}
