import { html, raw } from 'hono/html'
import { PICTURES, type PictureName } from '../../../pictures/catalogue.ts'
import { introduction, json } from '../markup-examples.ts'
import type { Html, Page } from '../page.ts'
import { blocks } from './block-pages.ts'

/** Sample data for every block. */
const SAMPLES: Readonly<Record<string, object>> = {
  accordion: {
    items: [
      { title: 'Shipping', content: 'Two days within the country.' },
      { title: 'Returns', content: 'Thirty days, in the box it came in.' },
      { title: 'Care', content: 'Warm water and a soft cloth.' },
    ],
    allowMultiple: false,
    openFirst: true,
  },
  gallery: {
    design: 'grid',
    'thumbnails-per-row': 3,
    'square-thumbs': true,
    'show-meta': true,
    slides: ['bowls', 'cups', 'plates'].map(name => slide(name as PictureName)),
  },
  image: {
    ...slide('vessels'),
    cropMode: 'cover',
    aspectRatio: 1.5,
    focalPoint: '0.5,0.6',
    caption: 'In the light of the window.',
  },
  form: {
    formId: 'board-form',
    fields: [
      { type: 'name', id: 'name', title: 'Name' },
      { type: 'email', id: 'email', title: 'Email', required: true, placeholder: 'you@domain.com' },
    ],
    submitButtonText: 'Send',
  },
  lightbox: {
    label: 'Tableware',
    items: ['bowls', 'cups', 'plates'].map(name => slide(name as PictureName)),
    keyboard: true,
  },
  newsletter: {
    formId: 'board-letters',
    title: 'Letters from the kiln',
    description: 'Four a year, one for each firing.',
    buttonText: 'Subscribe',
  },
  quote: {
    text: 'The glaze looks like weather.\n\nI mean that kindly.',
    source: 'The Kiln Review, spring 2026',
  },
  video: {
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'The mountain',
    thumbnail: '/pictures/valley.webp',
    width: 480,
    height: 270,
  },
}

/** Every block beside its editable JSON; edits apply immediately. */
export const board: Page = {
  path: '/board',
  title: 'Board',
  description: 'Every block with its JSON editable live.',
  styles: ['board.css'],
  scripts: ['board.js'],
  frame: 'qa',
  body: () =>
    html`${introduction('Board', 'Edit the JSON, and the block updates. Its events are listed below it.')}
    <noscript><p class="notice">Without scripts the JSON cannot be edited.</p></noscript>
    ${Object.entries(SAMPLES).map(([name, data]) => editor(name, data))}`,
}

function editor(name: string, data: object): Html {
  const text = JSON.stringify(data, null, 2)
  return html`<section class="editor" id="${name}" aria-labelledby="${name}-title">
    <h2 id="${name}-title">${blocks.find(block => block.name === name)?.title ?? name}</h2>
    <div class="editor__code">
      <label for="${name}-json">data-block-json</label>
      <textarea id="${name}-json" class="editor__json" rows="${text.split('\n').length + 1}" spellcheck="false" autocomplete="off">${text}</textarea>
      <p class="actions"><button type="button" class="button" data-action="reset">Reset</button></p>
    </div>
    <div class="editor__result">
      <div class="stage">${raw(`<ashlar-${name} data-load="eager" data-block-json='${json(data)}'></ashlar-${name}>`)}</div>
      <output class="editor__error" for="${name}-json"></output>
      <div class="editor__events">
        <h3>Events</h3>
        <ol></ol>
      </div>
    </div>
  </section>`
}

function slide(name: PictureName): object {
  const { width, height, alt } = PICTURES[name]
  return { src: `/pictures/${name}.webp`, alt, title: alt, dimensions: `${width}x${height}` }
}
