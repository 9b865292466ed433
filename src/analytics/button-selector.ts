/** Buttons that are counted: ours, any that asks for it, and those of exported pages. */
export const BUTTONS =
  'ashlar-button a, ashlar-button button, [data-ashlar-button], .sqs-block-button-element'
