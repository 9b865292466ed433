/** What the newsletter says beside the messages of every form. */
export const MESSAGES = {
  first: 'First Name',
  last: 'Last Name',
  name: 'Name',
  decoy: 'Leave this field empty',
} as const
