import { PICTURES, type PictureName } from '../../../demo/pictures/catalogue.ts'

const SHOWN: readonly PictureName[] = ['vessels', 'bowls', 'cups', 'plates', 'bench']

const images = SHOWN.map(name => {
  const { width, height, alt } = PICTURES[name]
  return `<img src="/docs/pictures/${name}-750w.webp" width="${width}" height="${height}" alt="${alt}">`
}).join('\n    ')

/**
 * The page of the README's picture.
 *
 * @param head what Ashlar adds to the page.
 */
export const shownPage = (head: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Tarn</title>
  ${head}
  <style>
    :root { --ashlar-accent: #8a4326; --ashlar-accent-text: #fff8ef; --ashlar-line: #d9cfc1 }
    body { margin: 0; padding: 24px; background: #fbf8f3; color: #26211c; font: 17px/1.6 system-ui, sans-serif }
    h1 { margin: 0 0 16px; font: 400 34px/1.1 "Iowan Old Style", Palatino, "Noto Serif", serif }
    main > * + * { margin-block-start: 24px }
    img { max-inline-size: 100%; block-size: auto }
  </style>
</head>
<body>
  <main>
    <h1>Made slowly</h1>
    <ashlar-gallery data-block-json='{"design":"slideshow","thumbnails":true}'>
    ${images}
    </ashlar-gallery>
    <ashlar-accordion data-block-json='{"openFirst":true}'>
      <details open><summary>Can it go in the dishwasher?</summary><p>Everything for the table can. Wood is another matter.</p></details>
      <details><summary>Do you take commissions?</summary><p>In February and September.</p></details>
    </ashlar-accordion>
    <ashlar-newsletter data-block-json='{"formId":"letters","buttonText":"Subscribe","title":"Four letters a year"}'></ashlar-newsletter>
  </main>
</body>
</html>`

/** Two screenshots beside each other, with captions. */
export const beside = (before: string, after: string): string => `<!doctype html>
<style>
  body { display: flex; gap: 32px; margin: 0; padding: 32px; background: #ece7df; font: 500 20px/1 system-ui, sans-serif; color: #26211c }
  figure { margin: 0 }
  figcaption { padding-block-end: 16px }
  img { display: block; inline-size: 520px; border-radius: 8px; box-shadow: 0 16px 40px rgb(0 0 0 / 18%) }
</style>
<figure><figcaption>The HTML of a server</figcaption><img src="data:image/png;base64,${before}" alt=""></figure>
<figure><figcaption>The same, with one script tag</figcaption><img src="data:image/png;base64,${after}" alt=""></figure>`
