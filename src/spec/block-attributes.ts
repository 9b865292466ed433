/** The attributes of every block. */
export interface BlockAttributes {
  /** The block's data, as JSON. Changes render the block again. */
  readonly 'data-block-json'?: string
  /** When the block loads; `visible` by default. */
  readonly 'data-load'?: 'visible' | 'idle' | 'eager' | 'interaction' | 'hydrated' | `media(${string})`
}
