/** What the code block says. */
export const MESSAGES = {
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied. The code is selected: copy it from there.',
} as const
