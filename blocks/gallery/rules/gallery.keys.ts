/** The key codes that move a gallery. */
export interface Keys {
  readonly previous: number
  readonly next: number
}

/** The left and right arrow keys. */
export const DEFAULT_KEYS: Keys = { previous: 37, next: 39 }
