import { translatable } from '../../src/locale/core/translatable'

/** The texts of the code block. */
export const MESSAGES = translatable('code', {
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied. The code is selected: copy it from there.',
})
