/** The files of a fresh Vite project with React and TypeScript in strict mode. */
export const REACT_PROJECT: Readonly<Record<string, string>> = {
  'tsconfig.json': tsconfig({ jsx: 'react-jsx', types: ['ashlar/types/react'] }),
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
  'main.tsx': `import 'ashlar'
import 'ashlar/ashlar.css'
import 'ashlar/themes/soft.css'
import { AshlarAccordion, AshlarGallery } from 'ashlar/react'
import type { AshlarGalleryElement } from 'ashlar/elements'
import { StrictMode, useRef } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const gallery = useRef<AshlarGalleryElement>(null)
  return (
    <>
      <AshlarGallery
        ref={gallery}
        className="wide"
        slides={[{ src: 'a.jpg', alt: 'A jar', dimensions: { width: 4, height: 3 } }]}
        lightboxTheme="light"
        data-load="eager"
        onChange={({ detail }) => console.log(detail.index.toFixed(), detail.direction satisfies 'forward' | 'reverse')}
        onReady={({ detail }) => console.log(detail satisfies null)}
        onError={({ detail }) => console.log(detail.code satisfies string)}
      />
      {/* @ts-expect-error: not one of the themes */}
      <AshlarGallery lightboxTheme="purple" />
      {/* @ts-expect-error: a boolean */}
      <AshlarGallery loop="yes" />
      {/* @ts-expect-error: not a field, a handler or an attribute */}
      <AshlarGallery layout="grid" />
      {/* @ts-expect-error: the detail has no such field */}
      <AshlarAccordion onChange={({ detail }) => detail.index} />
      <AshlarAccordion openFirst>
        <details>
          <summary>Shipping</summary>
          <p>Two days.</p>
        </details>
      </AshlarAccordion>
      <ashlar-gallery data-block-json="{}" data-load="idle" className="wide" />
      {/* @ts-expect-error: no trigger */}
      <ashlar-gallery data-load="soon" />
      {/* @ts-expect-error: no block */}
      <ashlar-galery />
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode><Page /></StrictMode>)
`,
}

/** Plain TypeScript: elements, data, events and the global API, in both resolutions of modules. */
export const PLAIN_PROJECT: Readonly<Record<string, string>> = {
  'tsconfig.json': tsconfig({}),
  'tsconfig.node.json': tsconfig({ module: 'nodenext', moduleResolution: 'nodenext' }),
  'main.ts': `import { allDefined, on, version } from 'ashlar'
import 'ashlar/ashlar.css'
import 'ashlar/gallery'
import * as lite from 'ashlar/lite'
import type { AccordionData, GalleryData } from 'ashlar/elements'
import { PRODUCT_TYPES } from 'ashlar/spec'

export const api: string = version + lite.version + PRODUCT_TYPES
export const loaded: Promise<void> = allDefined()
export const stop: () => void = on('ready', event => event.preventDefault())
export const data: GalleryData = { slides: [{ src: 'a.jpg' }], activeAlignment: 'left' }
// @ts-expect-error: not one of the positions
export const wrongValue: GalleryData = { activeAlignment: 'middle' }
// @ts-expect-error: no field of an accordion
export const wrongField: AccordionData = { slides: [] }
// @ts-expect-error: an item needs a title
export const missingField: AccordionData = { items: [{}] }

const gallery = document.querySelector('ashlar-gallery')
gallery?.addEventListener('ashlar:change', ({ detail }) => detail.slide?.src satisfies string | undefined)
gallery?.addEventListener('click', ({ clientX }) => clientX)
document.createElement('ashlar-accordion').addEventListener('ashlar:change', ({ detail }) => {
  detail.open satisfies readonly number[]
  // @ts-expect-error: the detail of another block
  detail.index
})
document.addEventListener('ashlar:cart', ({ detail }) => detail.subtotalCents.toFixed())
document.addEventListener('ashlar:error', event => event.detail.code === 'data-invalid' && event.preventDefault())
window.ashlar?.destroy()
// @ts-expect-error: no part of the API
window.ashlar?.start()
`,
}

/** A script of the page that derives stores from `$site` by its own copy of nanostores. */
export const NANOSTORES_PROJECT: Readonly<Record<string, string>> = {
  'tsconfig.json': tsconfig({}),
  'tsconfig.node.json': tsconfig({ module: 'nodenext', moduleResolution: 'nodenext' }),
  'main.ts': `import { $site } from 'ashlar'
import { computed, type ReadableAtom } from 'nanostores'

export const $language: ReadableAtom<string> = computed($site, context => String(context['language']))
// @ts-expect-error: the fields of a context are unknown
export const $wrong: ReadableAtom<string> = computed($site, context => context['language'])
`,
}

/** Elements in other frameworks: one opt-in module of types for each. */
export const FRAMEWORK_PROJECTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  preact: {
    'tsconfig.json': tsconfig({ jsx: 'react-jsx', jsxImportSource: 'preact' }),
    'main.tsx': elements('preact', 'onashlar:change={change}'),
  },
  solid: {
    'tsconfig.json': tsconfig({ jsx: 'preserve', jsxImportSource: 'solid-js' }),
    'main.tsx': elements('solid', "{...{ 'on:ashlar:change': change }}"),
  },
  svelte: {
    'tsconfig.json': tsconfig({}),
    'main.ts': `import type {} from 'ashlar/types/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

export const gallery: SvelteHTMLElements['ashlar-gallery'] = {
  class: 'wide',
  'data-load': 'idle',
  'onashlar:change': ({ detail }) => detail.index satisfies number,
}
// @ts-expect-error: no trigger
export const wrong: SvelteHTMLElements['ashlar-gallery'] = { 'data-load': 'soon' }
`,
  },
  vue: {
    'tsconfig.json': tsconfig({}),
    'main.ts': `import type {} from 'ashlar/types/vue'
import type { GlobalComponents } from 'vue'

type Props = InstanceType<GlobalComponents['ashlar-gallery']>['$props']
export const gallery: Props = {
  class: 'wide',
  'data-load': 'idle',
  'onAshlar:change': ({ detail }) => detail.index satisfies number,
}
// @ts-expect-error: no trigger
export const wrong: Props = { 'data-load': 'soon' }
`,
  },
}

function elements(framework: string, change: string): string {
  return `import type { GalleryEvents } from 'ashlar/elements'
import type {} from 'ashlar/types/${framework}'

const change = ({ detail }: CustomEvent<GalleryEvents['change']>) => detail.index satisfies number
export const gallery = (
  <ashlar-gallery class="wide" data-load="idle" ${change} />
)
// @ts-expect-error: no trigger
export const wrong = <ashlar-gallery data-load="soon" />
`
}

function tsconfig(options: object): string {
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noEmit: true,
    ...options,
  }
  return JSON.stringify({ compilerOptions, include: ['.'] })
}
