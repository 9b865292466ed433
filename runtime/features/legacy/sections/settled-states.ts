/** A state that the template's script sets once it has laid content out. Style sheets of sites hide the content until then. */
interface SettledState {
  /** The elements without the state. */
  readonly selector: string
  readonly attribute: 'class' | 'data-animation-state' | 'data-show'
  readonly value: string
}

/** The states of the site templates. */
export const SETTLED_STATES: readonly SettledState[] = [
  {
    selector: 'body[class*="tweak-global-animations-"]:not([data-animation-state])',
    attribute: 'data-animation-state',
    value: 'booted',
  },
  {
    selector: '.image-block-outer-wrapper[class*="-animation-"]:not(.animation-loaded)',
    attribute: 'class',
    value: 'animation-loaded',
  },
  {
    selector:
      ':is(.blog-item, .blog-basic-grid--container, .blog-single-column--container, .product-list-item):not(.is-loaded)',
    attribute: 'class',
    value: 'is-loaded',
  },
  {
    selector: ':is(.gallery-grid-item, .gallery-masonry-item, .gallery-strips-item):not([data-show])',
    attribute: 'data-show',
    value: '',
  },
  {
    selector: '.sqs-block-image:not(.sqs-text-ready, :has(.sqs-dynamic-text, .sqsrte-scaled-text))',
    attribute: 'class',
    value: 'sqs-text-ready',
  },
  { selector: '#headerNav:not(.positioned)', attribute: 'class', value: 'positioned' },
]

/** The value of an element's attribute with the state. */
export function withState({ attribute, value }: SettledState, written: string | null | undefined): string {
  return attribute === 'class' && written ? `${written} ${value}` : value
}
