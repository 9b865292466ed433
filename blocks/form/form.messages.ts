import { translatable } from '../../src/locale/core/translatable'

/** Names of the controls of fields with several controls. */
export const PART_LABELS = translatable('form-parts', {
  first: 'First Name',
  last: 'Last Name',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  hour: 'Hour',
  minute: 'Minute',
  second: 'Second',
  half: 'AM/PM',
  line1: 'Address 1',
  line2: 'Address 2',
  city: 'City',
  state: 'State/Province',
  zip: 'Zip/Postal Code',
  country: 'Country',
  countryCode: 'Country Code',
  area: 'Area Code',
  prefix: 'Prefix',
  line: 'Line',
})

/** Texts of the form besides those in src/forms/form.messages.ts. */
export const MESSAGES = translatable('form', {
  required: '(required)',
  choose: 'Select an option',
  close: 'Close',
  submit: 'Submit',
  open: 'Open Form',
})
