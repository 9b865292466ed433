import { onDestroy, type PartTools } from '../../../core/part'
import { tellView } from '../../../core/tell-view'
import { watchPage } from '../../../page/watch-page'
import { adoptBlocks } from '../adopt-blocks'
import { forgetLegacy } from '../find-legacy'
import { COLLECTION_VIEWS, LEGACY_KINDS } from '../legacy-table'
import { listMissingKinds } from './missing-kinds'
import { sayMissingVideo } from './missing-video'

/**
 * Finds the blocks of an exported site, now and whenever one is added, and takes them in charge. The
 * page's own elements stay where they are; each block comes to stand inside.
 */
export function start({ found, load }: PartTools): void {
  const adopt = (root: ParentNode): void => {
    adoptBlocks(root, found)
  }
  const views = Object.entries(COLLECTION_VIEWS)
  const names = [...LEGACY_KINDS.map(({ block }) => block), ...views.map(([, name]) => name)]

  onDestroy(sayMissingVideo(document))
  onDestroy(listMissingKinds(names))
  adopt(document)
  onDestroy(watchPage(document, adopt))
  // The blocks give their HTML back first.
  onDestroy(() => setTimeout(forgetLegacy, 0, document))

  for (const [selector, name] of views) {
    const root = document.querySelector(selector)
    if (root)
      load(name).then(
        () => tellView(root, name, found),
        () => {},
      )
  }
}
