/** The content that an app renders into its blocks. */
export interface AppState {
  /** The items of an accordion. */
  readonly items: readonly string[]
  /** Renders a second paragraph into each item. */
  readonly hasMore: boolean
  /** The words of a marquee, in one list. */
  readonly words: readonly string[]
  /** The text of a price. */
  readonly price: string
  /** Renders the blocks at all. */
  readonly hasBlocks: boolean
}

export const FIRST_STATE: AppState = {
  items: ['One', 'Two', 'Three'],
  hasMore: false,
  words: ['Red', 'Green'],
  price: '$5.00',
  hasBlocks: true,
}

/** Lets the test change the app's state. */
export function publish(change: (state: AppState) => void): void {
  let state = FIRST_STATE
  Object.assign(window, {
    change(part: Partial<AppState>) {
      state = { ...state, ...part }
      change(state)
    },
  })
}
