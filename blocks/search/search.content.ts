import type { SearchContent } from './search.schema'

/** Search fields, the most specific first. */
const FIELDS = ['input[type="search"]', 'input.search-input', 'input[name="q"]', 'input[type="text"]']

/** The element around the field on exported pages, with the search settings. */
const EXPORTED = '.sqs-search-ui-text-input, .sqs-search-ui-button-wrapper'

/** Reads the first search field, and the settings of exported pages. */
export function readSearch(serverNodes: readonly ChildNode[]): SearchContent {
  const elements = serverNodes.filter(node => node instanceof Element)
  const input = FIELDS.flatMap(selector =>
    elements.map(element => (element.matches(selector) ? element : element.querySelector(selector))),
  ).find(found => found instanceof HTMLInputElement)
  if (!input) return {}

  const foreign = input.closest<HTMLElement>(EXPORTED)?.dataset
  return {
    input,
    isInForm: input.form !== null,
    ...(foreign && {
      preview: foreign['preview'] === 'true',
      collectionId: foreign['collection'] ?? '',
      button: '',
    }),
  }
}
