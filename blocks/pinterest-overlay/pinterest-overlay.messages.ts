/** What the control on pictures says; the words are ours. */
export const PINTEREST_MESSAGES = {
  save: 'Save',
  label: 'Save this picture on Pinterest',
} as const
