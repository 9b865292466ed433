import { translatable } from '../locale/core/translatable'

/** What a form says when it cannot be sent (A5, A8 L118-133, B8 L330, B5 L279), word for word. */
export const FORM_MESSAGES = translatable('forms', {
  processing: 'Error processing form submission. Please reload and try again.',
  unknown: 'Unknown error, please try again later.',
  noKey: 'Could not get a form submission key, please try again later.',
  unparseable: 'Could not parse the form fields, please check your entries.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  invalidFields: 'One or more fields is invalid, please check your entries.',
  captcha: 'Complete CAPTCHA before submitting.',
  submitting: 'Submitting…',
  update: 'Unable to update form',
  open: 'Unable to open form',
  enterEmail: 'Please enter a valid email',
  selectList: 'A List must be selected',
  /** Ours. */
  summary: 'What you have sent',
})

/** What a form says of an answer's status (A8 L128-131). */
export const FORM_STATUS_MESSAGES: Readonly<Record<number, string>> = translatable('form-statuses', {
  401: 'Unable to submit form. Please try again later.',
  404: 'This form has not been configured yet.',
  429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  500: 'Unable to send form. Please try again later.',
})

/** Stands for the address in the words about e-mail addresses (decisions, row 15). */
export const EMAIL_EXAMPLE = 'user@domain.com'

/** What is wrong with a field. The first two are the specification's (A5 L80, L81), the others ours. */
export const FIELD_MESSAGES = translatable('fields', {
  tooLong: 'You have exceeded the character limit.',
  email: `Email is not valid. Email addresses should follow the format ${EMAIL_EXAMPLE}.`,
  zip: 'A US zip code has exactly 5 digits.',
  number: 'Please enter a number.',
  website: 'Please enter a web address such as https://domain.com.',
  currency: 'Please enter an amount such as 1234 or 12.50.',
  date: 'This day is not in the calendar.',
  time: 'This is not a time of day.',
  /** The specification's, of files (B8 L330, B5 L279). */
  upload: 'File upload failed to complete',
  fileName: 'Please enter a file name',
  files: (most: number): string =>
    most === 1 ? 'Please choose one file.' : `Please choose ${most} files at most.`,
  option: 'Please choose one of the options.',
  required: (title: string): string => `${title} is required.`,
  requiredUntitled: 'This field is required.',
  /** What is wrong with a file (B5 L279). */
  tooLarge: (file: string, most: string): string =>
    `The file ${file} is too large. The maximum allowed file size is ${most}.`,
  unsupported: (file: string): string => `The file ${file} does not appear to be a supported file.`,
  unsupportedKind: (file: string, kinds: string): string =>
    `The file ${file} does not appear to be a supported ${kinds} file.`,
})

/** What a field says of its files while they are chosen and sent. */
export const UPLOAD_MESSAGES = translatable('uploads', {
  list: 'Chosen files',
  remove: 'Remove',
  cancel: 'Cancel',
  done: 'Uploaded',
  progress: (name: string): string => `Uploading ${name}`,
})
