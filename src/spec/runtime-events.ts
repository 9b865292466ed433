import type { CartEventDetail } from '../commerce/cart/cart-interface'
import type { BlockError } from '../data/core/report'
import type { ConsentChoice } from '../visitor/core/consent-store'
import type { ExperimentAnswer, ExperimentQuestion } from '../visitor/statistics/experiments'

/** The events of every block, without `ashlar:`, and their details. */
export interface EveryBlockEvents {
  /** A block is about to render. Cancel the event and call `mount()` later to delay the block. */
  readonly mount: { readonly mount: () => void }
  /** A block has rendered for the first time. */
  readonly ready: null
  /** An error has occurred. Cancel the event to keep it out of the console. */
  readonly error: BlockError
}

/** The events of the runtime, without `ashlar:`, and their details. */
export interface RuntimeEvents extends EveryBlockEvents {
  /** On the document: the server has changed the cart. */
  readonly cart: CartEventDetail
  /** On the document: a feature needs the visitor's choice. A banner of your own answers with `ashlar:consent`. */
  readonly 'consent-asked': null
  /** On the document: the visitor's choice. */
  readonly consent: Partial<ConsentChoice>
  /** On the document: the variant of a test, or the state of a feature toggle. */
  readonly experiment: ExperimentAnswer
  /** Fired by the page on the document to ask for an experiment. */
  readonly 'experiment-asked': ExperimentQuestion
  /** On the document: an event for advertising scripts, after consent to marketing. */
  readonly pixel: { readonly event: string; readonly data: Readonly<Record<string, unknown>> }
  /** On the document: the recording of the visit has started. */
  readonly 'session-recording': { readonly id: string }
  /** Fired by the page on the document to count an event of its own. */
  readonly track: {
    readonly event: string
    readonly object?: string
    readonly section?: string
    readonly value?: string | number
  }
  /** Fired by the page on the document when a customer has created an account. */
  readonly 'account-created': null
  /** On the document: a customer has logged in. */
  readonly login: null
  /** On the document: the runtime stops. */
  readonly destroy: null
}
