import { announceView } from '../../../core/announce-view'
import { type FeatureTools, onDestroy } from '../../../core/features/feature'
import { watchPage } from '../../../page/watch-page'
import { adoptBlocks } from '../adopt-blocks'
import { forgetLegacy } from '../find-legacy'
import { COLLECTION_VIEWS, LEGACY_KINDS } from '../legacy-table'
import { reportMissingKinds } from './missing-kinds'
import { reportMissingVideo } from './missing-video'

/**
 * Finds the blocks of an exported site, now and whenever one is added, and takes them in charge. The
 * page's own elements stay where they are; each block comes to stand inside.
 */
export function start({ found, load }: FeatureTools): void {
  const adopt = (root: ParentNode): void => {
    adoptBlocks(root, found)
  }
  const views = Object.entries(COLLECTION_VIEWS)
  const names = [...LEGACY_KINDS.map(({ block }) => block), ...views.map(([, name]) => name)]

  onDestroy(reportMissingVideo(document))
  onDestroy(reportMissingKinds(names))
  adopt(document)
  onDestroy(watchPage(document, adopt))
  // The blocks give their HTML back first.
  onDestroy(() => setTimeout(forgetLegacy, 0, document))

  for (const [selector, name] of views) {
    const root = document.querySelector(selector)
    if (root)
      load(name).then(
        () => announceView(root, name, found),
        () => {},
      )
  }
}
