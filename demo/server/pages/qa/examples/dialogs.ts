import { html } from 'hono/html'
import { introduction, json, showVariants, type Variant } from '../../markup-examples.ts'
import type { Page } from '../../page.ts'

const VARIANTS: readonly Variant[] = [
  {
    title: 'Before a link leads away',
    note: 'The link is followed after confirmation; without scripts, immediately.',
    source: dialog(
      { title: 'Leave the order?', message: 'The bowls in it are kept for an hour.' },
      '<a class="button" href="#before-a-link-leads-away">Back to the shop</a>',
    ),
  },
  {
    title: 'Confirm or reject',
    note: 'Fires ashlar:confirm, ashlar:reject, or ashlar:cancel on Escape.',
    source: dialog(
      {
        style: 'confirm-or-reject',
        title: 'A letter, four times a year?',
        message: 'What came out of the kiln, and when the studio is open.',
        labels: { confirm: 'Yes, please', reject: 'No, thank you' },
      },
      '<button class="button" type="button">Ask</button>',
    ),
  },
  {
    title: 'Confirm only',
    note: 'A message to acknowledge.',
    source: dialog(
      {
        style: 'confirm-only',
        title: 'The kiln is being rebuilt',
        message: 'Orders that are made today leave the studio in three weeks.',
      },
      '<button class="button" type="button">Read</button>',
    ),
  },
  {
    title: 'No buttons',
    note: 'Closed by its close button, Escape, or a click outside.',
    source: dialog(
      {
        style: 'no-buttons',
        title: 'How to get here',
        message:
          'By train to Windermere, then the 599 to Beck Lane.\nThe last bus back leaves at ten past six.',
      },
      '<button class="button" type="button">Show</button>',
    ),
  },
  {
    title: 'Information',
    note: 'Top right for two seconds, longer while hovered or focused.',
    source: dialog(
      { kind: 'information', title: 'Copied', message: 'The address is in your clipboard.' },
      '<button class="button" type="button">Copy the address</button>',
    ),
  },
  {
    title: 'Login',
    note: 'Opened by actions that require a customer, and by calls answered with loginRequired.',
    source: dialog({ kind: 'login' }, '<a class="button" href="/account">Your orders</a>'),
  },
  {
    title: 'From right to left',
    note: 'A dialog takes its direction from its opener.',
    source: `<div dir="rtl" lang="ar">${dialog(
      {
        title: 'حذف الوعاء؟',
        message: 'لا يمكن التراجع عن ذلك.',
        labels: { confirm: 'حذف', cancel: 'إلغاء' },
      },
      '<button class="button" type="button">حذف</button>',
    )}</div>`,
  },
  {
    title: 'More than the window holds',
    note: 'The content scrolls, also at 400 % zoom.',
    source: dialog(
      {
        style: 'confirm-only',
        title: 'Care',
        message: Array.from(
          { length: 24 },
          (_, day) => `Day ${day + 1}: rinse by hand, dry in the air.`,
        ).join('\n'),
      },
      '<button class="button" type="button">Read all of it</button>',
    ),
  },
  refused(
    'An answer with loginRequired',
    'A call that needs a customer opens the login by itself. Here the page answers the sign-up’s call so.',
    { loginRequired: true },
  ),
  refused(
    'An answer with authorizationFail',
    'Opens the overlay of system errors. The console reports the error under the key that is shown.',
    { authorizationFail: true },
  ),
  {
    title: 'Tooltips',
    note: 'data-ashlar-tooltip: shown after 1.2 seconds of hover or focus.',
    source: `<p>
  Glazed in <a href="#tooltips" data-ashlar-tooltip="A glaze of wood ash and feldspar, as old as kilns are.">ash</a> and
  <button class="button" type="button" data-ashlar-tooltip="Iron and cobalt, fired twice. No two come out the same, which is why we do not promise a colour.">tenmoku</button>.
</p>`,
  },
]

function dialog(data: unknown, opener: string): string {
  return `<ashlar-dialog data-block-json='${json(data)}'>
  ${opener}
</ashlar-dialog>`
}

/** A sign-up form whose next call is answered with `answer`. */
function refused(title: string, note: string, answer: Readonly<Record<string, true>>): Variant {
  const formId = `refused-${Object.keys(answer)[0]}`
  const source = `<div data-answer='${json(answer)}'>
  <ashlar-newsletter data-block-json='${json({ formId, buttonText: 'Call' })}'></ashlar-newsletter>
</div>`
  return { title, note, source }
}

/** All dialogs. */
const dialogsPage: Page = {
  path: '/dialogs',
  blocks: ['dialog'],
  title: 'Dialogs',
  description: 'The dialogs in all their styles, the login, the overlay of system errors, tooltips.',
  frame: 'qa',
  scripts: ['dialogs.js'],
  body: () => html`${introduction('Dialogs', 'Modal questions and messages.')}${showVariants(VARIANTS)}`,
}

export const pages: readonly Page[] = [dialogsPage]
