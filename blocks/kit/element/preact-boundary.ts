import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { ErrorBoundaryProps } from './error-boundary'

/** A component as Preact calls it. */
interface Boundary {
  componentDidCatch?: (cause: unknown) => void
}

/** Stands in for the class of `error-boundary` in the flavour `lite`, which has no classes. */
export function ErrorBoundary(this: Boundary, props: ErrorBoundaryProps): ReactNode {
  // biome-ignore lint/correctness/useHookAtTopLevel: a component, although it has a `this`
  const [hasFailed, setFailed] = useState(false)
  this.componentDidCatch = cause => {
    setFailed(true)
    props.onError(cause)
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: as above
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as `componentDidMount()`
  useLayoutEffect(() => {
    if (!hasFailed) props.onReady()
  }, [])
  if (!hasFailed) return props.children
  props.onFailing()
  return null
}
