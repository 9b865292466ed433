/** The fields of a button click. */
interface ButtonFields {
  readonly id: string
  readonly buttonText: string
  readonly clickthroughUrl: string
  readonly alignment: string
  readonly size: string
  readonly newWindow: boolean
  /** Id of the surrounding section or block. */
  readonly context: string
}

const MAX_TEXT_LENGTH = 200

/** Reads the fields from the page. */
export function buttonFields(button: Element): ButtonFields {
  const near = (name: string): string => button.closest(`[${name}]`)?.getAttribute(name) ?? ''
  const text = (button.textContent ?? '').replace(/\s+/g, ' ').trim()
  const context = near('data-section-id') || near('data-block-id')
  return {
    id: (
      button.getAttribute('data-ashlar-button') ||
      near('data-button-id') ||
      near('id') ||
      context ||
      text
    ).slice(0, MAX_TEXT_LENGTH),
    buttonText: text.slice(0, MAX_TEXT_LENGTH),
    clickthroughUrl: button.getAttribute('href') ?? '',
    alignment: near('data-alignment'),
    size: near('data-button-size'),
    newWindow: button.getAttribute('target') === '_blank',
    context,
  }
}
