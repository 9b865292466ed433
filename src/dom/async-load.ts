/** The state of a load. Data is kept during a refetch, and if it fails. */
export type AsyncLoad<Data> =
  | { readonly status: 'pending'; readonly data?: Data }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'failed'; readonly data?: Data; readonly error: unknown }

interface AsyncLoadOptions<Data> {
  readonly load: (signal: AbortSignal) => Promise<Data>
  readonly changed: (state: AsyncLoad<Data>) => void
  readonly failed: (error: unknown) => void
}

/**
 * Loads now, and on every `refetch`. The result of an earlier load is dropped, and nothing is
 * called after `stop`.
 */
export function startAsyncLoad<Data>({ load, changed, failed }: AsyncLoadOptions<Data>): {
  refetch: () => void
  stop: () => void
} {
  let state: AsyncLoad<Data> = { status: 'pending' }
  let running = new AbortController()

  refetch()
  return { refetch, stop: () => running.abort() }

  function refetch(): void {
    running.abort()
    running = new AbortController()
    const { signal } = running
    enter({ status: 'pending', ...kept(state) })
    load(signal).then(
      data => {
        if (!signal.aborted) enter({ status: 'success', data })
      },
      (error: unknown) => {
        if (signal.aborted) return
        enter({ status: 'failed', ...kept(state), error })
        failed(error)
      },
    )
  }

  function enter(next: AsyncLoad<Data>): void {
    state = next
    changed(next)
  }
}

function kept<Data>(state: AsyncLoad<Data>): { data?: Data } {
  return 'data' in state && state.data !== undefined ? { data: state.data } : {}
}
