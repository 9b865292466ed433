/** Where a load stands. Data that came once stays while it is fetched again, or when that fails. */
export type AsyncLoad<Data> =
  | { readonly status: 'pending'; readonly data?: Data }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'failed'; readonly data?: Data; readonly error: unknown }

export interface AsyncLoadOptions<Data> {
  readonly load: (signal: AbortSignal) => Promise<Data>
  readonly changed: (state: AsyncLoad<Data>) => void
  readonly failed: (error: unknown) => void
}

/** The load goes on, or starts again (B4 L259). */
export function begin<Data>(state: AsyncLoad<Data>): AsyncLoad<Data> {
  return { status: 'pending', ...kept(state) }
}

/** The data came. */
export function succeed<Data>(data: Data): AsyncLoad<Data> {
  return { status: 'success', data }
}

/** The load failed; what came before stays. */
export function fail<Data>(state: AsyncLoad<Data>, error: unknown): AsyncLoad<Data> {
  return { status: 'failed', ...kept(state), error }
}

/**
 * Loads once now and again on every `refetch`. An answer that a newer load overtook is dropped, and
 * nothing is called after `stop`.
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
    enter(begin(state))
    load(signal).then(
      data => {
        if (!signal.aborted) enter(succeed(data))
      },
      (error: unknown) => {
        if (signal.aborted) return
        enter(fail(state, error))
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
