import { report } from '../../../../src/data/core/report'
import { announceView } from '../../../core/announce-view'
import { type FeatureTools, onDestroy } from '../../../core/features/feature'
import { watchPage } from '../../../page/watch-page'
import { adoptBlocks, forgetLegacy } from '../find-legacy'
import { COLLECTION_VIEWS, LEGACY_KINDS } from '../legacy-selectors'
import { completeContext } from './complete-context'
import { startParts } from './page-parts'
import { reportMissingKinds, reportMissingVideo } from './report-missing'

/**
 * Finds the blocks of an exported site, now and when they are added, and takes charge of them. The page's elements stay
 * in place; each block is inserted into one of them.
 */
export function start({ found, load, $site }: FeatureTools): void {
  completeContext($site)
  const adopt = (root: ParentNode): void => {
    adoptBlocks(root, found)
  }
  const views = Object.entries(COLLECTION_VIEWS)
  const names = [...LEGACY_KINDS.map(({ block }) => block), ...views.map(([, name]) => name)]

  onDestroy(reportMissingVideo(document))
  onDestroy(reportMissingKinds(names))
  adopt(document)
  const lookForParts = startParts(document)
  const look = (root: ParentNode): void => {
    adopt(root)
    lookForParts(root)
  }
  onDestroy(watchPage(document, look))
  // The blocks restore their HTML first.
  onDestroy(() => setTimeout(forgetLegacy, 0, document))

  if (document.querySelector('.sqs-custom-cart')) {
    import('../../../../src/commerce/closure/hide-cart-links')
      .then(({ hideLinksIfClosed }) => onDestroy(hideLinksIfClosed()))
      .catch(report)
  }
  for (const [selector, name] of views) {
    const root = document.querySelector(selector)
    if (root)
      load(name).then(
        () => announceView(root, name, found),
        () => {},
      )
  }
}
