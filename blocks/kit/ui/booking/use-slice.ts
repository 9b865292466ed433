import { useSyncExternalStore } from 'react'
import { $site } from '../../../../src/site/core/site'
import type { Slice } from '../../../../src/site/core/slice'

/** A slice of the page context, again whenever another page brings another context. */
export const useSlice = <Value>(slice: Slice<Value>): Value =>
  useSyncExternalStore($site.listen, () => slice())
