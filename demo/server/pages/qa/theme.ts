import { globSync } from 'node:fs'
import { html, raw } from 'hono/html'
import { introduction, json } from '../markup-examples.ts'
import type { Html, Page } from '../page.ts'

/** The names of the ready themes. */
const THEMES = globSync('*.css', { cwd: `${import.meta.dirname}/../../../../blocks/kit/tokens/themes` })
  .map(file => file.replace('.css', ''))
  .sort()

/** A token with a value for light and one for dark pages. */
const COLOURS = [
  ['accent', 'Accent', '#0b45d9', '#8fb0ff'],
  ['accent-text', 'Text on the accent', '#ffffff', '#061230'],
  ['surface', 'Surface of dialogs', '#ffffff', '#18181b'],
  ['text', 'Text on surfaces', '#1c1c1f', '#f4f4f5'],
  ['alarm', 'Errors', '#b00420', '#ff9d92'],
] as const

/** A token with a number: name, label, default, unit, and the range. */
const NUMBERS = [
  ['radius', 'Corners', 0.375, 'rem', 0, 1.5, 0.125],
  ['space', 'Space', 1, 'rem', 0.5, 2, 0.125],
  ['weight', 'Weight of titles', 600, '', 400, 800, 100],
  ['duration', 'Duration', 0.2, 's', 0, 0.6, 0.05],
] as const

/** Changes the design tokens of the blocks on this page, and gives the CSS. */
export const theme: Page = {
  path: '/theme',
  title: 'Theme',
  description: 'Change the colours, corners and spaces of all blocks at once, and copy the CSS.',
  frame: 'qa',
  styles: ['theme.css'],
  scripts: ['theme.js'],
  body: () => html`
    ${introduction('Theme', 'A few custom properties change all blocks. Begin with a ready theme, change it, and copy the CSS.')}
    <div class="theme">
      <form class="theme__tokens" id="theme" aria-label="Design tokens" autocomplete="off">
        <p><label>Begin with <select name="theme"><option value="">the page’s own</option>${THEMES.map(name => html`<option>${name}</option>`)}</select></label></p>
        ${COLOURS.map(colour)}${NUMBERS.map(number)}
        <p class="actions"><button type="button" class="button" data-action="copy">Copy the CSS</button> <button type="reset" class="button">Reset</button></p>
        <pre tabindex="0" role="region" aria-label="The theme’s CSS"><code></code></pre>
        <output></output>
        <noscript><p>The editor needs scripts. The ready themes are in <code>dist/themes</code>.</p></noscript>
      </form>
      <section class="theme__preview" aria-labelledby="preview"><h2 id="preview">Preview</h2>${PREVIEW.map(source => html`<div class="stage">${raw(source)}</div>`)}</section>
    </div>`,
}

function colour([name, label, light, dark]: (typeof COLOURS)[number]): Html {
  return html`<fieldset><legend>${label}</legend>
    <label><input type="color" name="${name}" data-scheme="light" value="${light}"> light</label>
    <label><input type="color" name="${name}" data-scheme="dark" value="${dark}"> dark</label>
  </fieldset>`
}

function number([name, label, value, unit, min, max, step]: (typeof NUMBERS)[number]): Html {
  return html`<p><label>${label}
    <input type="range" name="${name}" data-unit="${unit}" value="${value}" min="${min}" max="${max}" step="${step}">
  </label></p>`
}

const PREVIEW: readonly string[] = [
  `<ashlar-button><a href="/shop">See the shop</a></ashlar-button>
<ashlar-newsletter style="min-block-size: 11rem" data-block-json='${json({ formId: 'firings', title: 'Letters from the kiln', description: 'Four a year.', buttonText: 'Subscribe' })}'></ashlar-newsletter>`,
  `<ashlar-form style="min-block-size: 32rem" data-block-json='${json({
    formId: 'theme',
    label: 'A visit',
    fields: [
      { type: 'email', id: 'email', title: 'Email', required: true },
      {
        type: 'select',
        id: 'from',
        title: 'How did you hear of us?',
        options: ['From a friend', 'At a fair'],
      },
      { type: 'radio', id: 'do', title: 'You would like to', options: ['Look around', 'Learn to throw'] },
      { type: 'checkbox', id: 'bring', title: 'Bring home', options: ['A bowl', 'A jar'] },
    ],
  })}'></ashlar-form>`,
  `<ashlar-accordion><details open><summary>Shipping</summary><p>Two days.</p></details><details><summary>Returns</summary><p>A month.</p></details></ashlar-accordion>`,
  `<ashlar-donation data-block-json='${json({ donatePageId: 'kiln', amounts: [1000, 2500, 10000], customAmount: true })}' style="min-block-size: 9rem">
  <a class="button" href="/checkout/donate?donatePageId=kiln">Give for the kiln</a></ashlar-donation>`,
]
