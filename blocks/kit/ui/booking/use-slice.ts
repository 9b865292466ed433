import { useSyncExternalStore } from 'react'
import { $site } from '../../../../src/site/core/site'
import type { Slice } from '../../../../src/site/core/slice'

/** Returns a slice of the page context; re-renders when the context changes. */
export const useSlice = <Value>(slice: Slice<Value>): Value =>
  useSyncExternalStore($site.listen, () => slice())
