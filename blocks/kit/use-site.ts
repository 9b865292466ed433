import { useSyncExternalStore } from 'react'
import { currentSite } from '../../src/site/current-site'
import { $site } from '../../src/site/site'
import type { Site } from '../../src/site/site.schema'

/** What the server says about the page, typed and complete; renders again when that changes. */
export const useSite = (): Site => useSyncExternalStore($site.listen, currentSite)
