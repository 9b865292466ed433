import { report } from '../../../../src/data/core/report'
import { announceView } from '../../../core/announce-view'
import { type FeatureTools, onDestroy } from '../../../core/features/feature'
import { watchPage } from '../../../page/watch-page'
import { adoptBlocks, forgetLegacy } from '../find-legacy'
import { COLLECTION_VIEWS, LEGACY_KINDS } from '../legacy-selectors'
import { completeContext } from './complete-context'
import { reportMissingKinds, reportMissingVideo } from './report-missing'

/** The parts of a header that need scripts: burger buttons, folders, and its place while the page scrolls. */
const HEADERS =
  'header.header, header.Header, .header-burger-btn, .Mobile-overlay, .header-nav-item--folder, .Header-nav-item--folder, .mobile-nav-toggle-label, .folder-toggle-label'

/** Pages of a builder: their sections have texts, backgrounds and edges that need scripts. */
const SECTIONS = '.page-section, .sqs-layout, .sqs-block, .Index, .index-section, .sqs-video-background'

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
  onDestroy(watchPage(document, adopt))
  // The blocks restore their HTML first.
  onDestroy(() => setTimeout(forgetLegacy, 0, document))

  if (document.querySelector(SECTIONS)) {
    import('../sections/sections').then(({ startSections }) => startSections(document)).catch(report)
  }
  if (document.querySelector('.sqs-custom-cart')) {
    import('../../../../src/commerce/closure/closure')
      .then(({ hideLinksIfClosed }) => onDestroy(hideLinksIfClosed()))
      .catch(report)
  }
  if (document.querySelector(HEADERS)) {
    import('../header/legacy-header')
      .then(({ startHeader }) => onDestroy(startHeader(document)))
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
