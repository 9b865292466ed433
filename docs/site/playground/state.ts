/** Everything that a link to the playground holds. */
export interface PlaygroundState {
  readonly block: string
  /** The server's HTML, without `data-block-json` on the block's tag. */
  readonly html: string
  /** The text of the JSON, which may be invalid while it is edited. */
  readonly json: string
  /** The page context, as JSON; empty without one. */
  readonly context: string
  /** Width of the frame, in px; 0 for all the room there is. */
  readonly width: number
  readonly language: string
  /** The direction of the text; `auto` is that of the language. */
  readonly direction: 'auto' | 'ltr' | 'rtl'
  readonly theme: 'light' | 'dark'
  readonly flavour: 'react' | 'lite'
  readonly scripts: boolean
  readonly consent: boolean
  readonly network: 'fast' | 'slow'
}

/** A block with its examples, in `assets/playground.json`. */
export interface PlaygroundBlock {
  readonly name: string
  readonly title: string
  readonly examples: readonly {
    readonly title: string
    readonly html: string
    readonly json: string
    readonly context: string
  }[]
}

/** The playground's data of all blocks. */
export interface PlaygroundData {
  readonly blocks: readonly PlaygroundBlock[]
  /** Names of all events, with `ashlar:`. */
  readonly events: readonly string[]
}

export const DEFAULTS = {
  width: 0,
  language: 'en',
  direction: 'auto',
  theme: 'light',
  flavour: 'react',
  scripts: true,
  consent: false,
  network: 'fast',
} as const

/** Writes a state into the hash of an address. */
export function encodeState(state: PlaygroundState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state))
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Reads the state of a link; `undefined` if it has none or a damaged one. */
export function decodeState(hash: string): PlaygroundState | undefined {
  const text = hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/')
  if (!text) return undefined
  try {
    const bytes = Uint8Array.from(atob(text), sign => sign.charCodeAt(0))
    return complete(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof DOMException) return undefined
    throw cause
  }
}

/** A link may come from an earlier version, or from anywhere. */
function complete(found: Partial<PlaygroundState> | null): PlaygroundState | undefined {
  if (typeof found?.block !== 'string' || typeof found.html !== 'string') return undefined
  return {
    block: found.block,
    html: found.html,
    json: typeof found.json === 'string' ? found.json : '{}',
    context: typeof found.context === 'string' ? found.context : '',
    width: Number(found.width) || 0,
    language: /^[a-z-]{2,10}$/i.test(`${found.language}`) ? `${found.language}` : DEFAULTS.language,
    direction: found.direction === 'ltr' || found.direction === 'rtl' ? found.direction : DEFAULTS.direction,
    theme: found.theme === 'dark' ? 'dark' : 'light',
    flavour: found.flavour === 'lite' ? 'lite' : 'react',
    scripts: found.scripts !== false,
    consent: found.consent === true,
    network: found.network === 'slow' ? 'slow' : 'fast',
  }
}
