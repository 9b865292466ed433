import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const field = (type: string, title: string, more: object = {}) => ({ type, id: type, title, ...more })

const EVERY_FIELD = [
  field('section', 'About you', { description: 'Only the e-mail address is needed.', underline: true }),
  field('name', 'Name'),
  field('email', 'Email', { required: true, placeholder: 'you@domain.com' }),
  field('phone', 'Phone', { showCountryCode: true }),
  field('address', 'Address', { suggestPlaces: true }),
  field('website', 'Website', { placeholder: 'https://' }),
  field('twitter', 'Twitter'),
  field('password', 'Password', { description: 'For the members’ pages.' }),
  field('section', 'Your visit', { id: 'visit', underline: true }),
  field('date', 'Date'),
  field('time', 'Time'),
  field('number', 'People', { placeholder: '2' }),
  field('currency', 'Budget', { currencySymbol: '£' }),
  field('select', 'How did you hear of us?', { options: ['From a friend', 'At a fair', 'On the road'] }),
  field('radio', 'You would like to', { options: ['Look around', 'Order something', 'Learn to throw'] }),
  field('checkbox', 'Bring home', { options: ['A bowl', 'A jar', 'A bench'] }),
  field('likert', 'How far do you agree?', { options: ['The glaze is quiet.', 'The price is fair.'] }),
  field('text', 'Subject', { placeholder: 'In a few words' }),
  field('textarea', 'Message', { maxLength: 200, placeholder: 'Up to 200 characters' }),
  field('file', 'Pictures or drawings', {
    numFiles: 3,
    allowedFileTypes: ['jpg', 'png', 'pdf'],
    maxFileMegabytes: 5,
    description: 'Up to three files, JPG, PNG or PDF, of 5 MB each.',
  }),
  field('hidden', 'Campaign', { key: 'campaign', value: 'none' }),
]

const CONTACT = [
  field('name', 'Name', { required: true }),
  field('email', 'Email', { required: true }),
  field('textarea', 'Message', { required: true, maxLength: 500 }),
]

const VARIANTS: readonly Variant[] = [
  {
    title: 'A form of the server’s own',
    note: 'Without scripts the browser posts it to the server. The block keeps these controls and their values.',
    source: `<ashlar-form data-block-json='${json({ submissionText: 'Thank you. We answer on Thursdays.' })}'>
  <form action="/api/form/SaveFormSubmission" method="post">
    <input type="hidden" name="formId" value="workshop">
    <div class="form__fields">
      <div class="form__field">
        <span class="form__error"></span>
        <label class="form__title" for="workshop-name">Name</label>
        <input class="form__control" id="workshop-name" name="name" autocomplete="name" required>
      </div>
      <div class="form__field">
        <span class="form__error"></span>
        <label class="form__title" for="workshop-email">Email</label>
        <input class="form__control" id="workshop-email" name="email" type="email" autocomplete="email" required>
      </div>
      <fieldset class="form__field">
        <legend class="form__title">Which Sunday?</legend>
        <span class="form__error"></span>
        <label class="form__choice"><input type="radio" name="day" value="First" checked> <span>The first of the month</span></label>
        <label class="form__choice"><input type="radio" name="day" value="Last"> <span>The last of the month</span></label>
      </fieldset>
      <div class="form__field">
        <span class="form__error"></span>
        <label class="form__title" for="workshop-note">What should we know?</label>
        <textarea class="form__control" id="workshop-note" name="note" data-max-length="120"></textarea>
        <span class="form__counter">&nbsp;</span>
      </div>
    </div>
    <div class="form__actions"><button class="form__submit">Save me a wheel</button></div>
  </form>
</ashlar-form>`,
  },
  {
    title: 'Plain HTML',
    note: 'Any form; its fields are read from its controls and labels.',
    source: `<ashlar-form>
  <form action="/api/form/SaveFormSubmission" method="post">
    <input type="hidden" name="formId" value="plain">
    <p><label for="plain-email">Email</label><br> <input id="plain-email" name="email" type="email" autocomplete="email" required></p>
    <p><label><input type="checkbox" name="news" value="yes"> Send me news of the next firing</label></p>
    <p><button>Send</button></p>
  </form>
</ashlar-form>`,
  },
  {
    title: 'Every field',
    note: 'From JSON: every field type. A summary is shown after submission; a hidden field takes ?campaign= from the address. The height is reserved.',
    source: `<ashlar-form style="display: block; min-block-size: 200rem" data-block-json='${json({
      formId: 'every-field',
      label: 'Every field',
      fields: EVERY_FIELD,
      submitButtonText: 'Send it all',
      showSummary: true,
    })}'></ashlar-form>`,
  },
  {
    title: 'Controls of the browser',
    note: 'native: one control for a date, a time and a phone number, instead of several.',
    source: `<ashlar-form style="display: block; min-block-size: 25rem" data-block-json='${json({
      formId: 'native',
      label: 'Controls of the browser',
      fields: ['date', 'time', 'phone'].map((type, at) =>
        field(type, ['Date', 'Time', 'Phone'][at] ?? '', { native: true, required: true }),
      ),
      showSummary: true,
    })}'></ashlar-form>`,
  },
  {
    title: 'In a dialog',
    note: 'useLightbox: a button opens the form.',
    source: `<ashlar-form style="display: block; min-block-size: 2.875rem" data-block-json='${json({
      formId: 'order',
      label: 'Order a bench',
      fields: CONTACT,
      useLightbox: true,
      lightboxHandleText: 'Order a bench',
    })}'></ashlar-form>`,
  },
  {
    title: 'With a captcha',
    note: 'Built in: the browser computes a proof of work, without a third party.',
    source: `<ashlar-form style="display: block; min-block-size: 38rem" data-block-json='${json({ formId: 'captcha', label: 'With a captcha', fields: CONTACT, captcha: {} })}'></ashlar-form>`,
  },
  {
    title: 'Unknown to the server',
    note: 'The server rejects this one, and the form shows the error.',
    source: `<ashlar-form>
  <form action="/api/form/SaveFormSubmission" method="post" id="unknown" aria-label="Unknown">
    <p><label for="unknown-text">Subject</label><br> <input id="unknown-text" name="subject"></p>
    <p><button>Send</button></p>
  </form>
</ashlar-form>`,
  },
  {
    title: 'Adopted markup',
    note: 'A form in the markup of a hosted builder, adopted because the context says "adopt": "legacy".',
    source: `<div class="sqs-block form-block sqs-block-form" data-block-type="9"><div class="sqs-block-content">
  <div class="form-wrapper"><div class="form-inner-wrapper">
    <form data-form-id="legacy" data-success-redirect="" method="POST" action="https://elsewhere.example" novalidate>
      <div class="field-list clear">
        <fieldset id="name-1" class="form-item fields name required">
          <legend class="title">Name <span class="required" aria-hidden="true">*</span></legend>
          <div class="field first-name"><label class="caption"><input class="field-element field-control" name="fname" type="text" maxlength="30" aria-required="true"> <span class="caption-text">First Name</span></label></div>
          <div class="field last-name"><label class="caption"><input class="field-element field-control" name="lname" type="text" maxlength="30" aria-required="true"> <span class="caption-text">Last Name</span></label></div>
        </fieldset>
        <div id="email-1" class="form-item field email required">
          <label class="title" for="email-1-field">Email <span class="required" aria-hidden="true">*</span></label>
          <input class="field-element" id="email-1-field" name="email" type="email" autocomplete="email" aria-required="true">
        </div>
      </div>
      <div class="form-button-wrapper"><input class="button sqs-system-button sqs-editable-button" type="submit" value="Submit"></div>
      <div class="hidden form-submission-text" hidden>Thank you!</div>
    </form>
  </div></div>
</div></div>`,
  },
]

/** All variants of the form. */
const formPage: Page = {
  path: '/blocks/form',
  title: 'Form',
  description: 'The form block in all its variants.',
  context: { adopt: 'legacy' },
  frame: 'qa',
  styles: ['adopted-form.css'],
  body: () =>
    html`${introduction('Form', 'Fields with validation, and values that are kept until the form is sent.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [formPage]
