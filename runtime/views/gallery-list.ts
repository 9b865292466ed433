import { defineView, findFree, runAround } from './shared/collection-view'

const IMAGES = 'img, video'

/** Elements whose text the gallery shows too. */
const SLIDES = 'a, figure, picture, noscript, script, style, template'

defineView('gallery-list', {
  find(root) {
    const run = runAround(root, findFree(root, IMAGES))
    // A gallery would drop text between its images.
    return run.length === 0 || run.some(hasText) ? [] : [run]
  },
  data: () => ({ design: 'grid', lightbox: true }),
})

function hasText(node: Node): boolean {
  if (node instanceof Element && node.matches(SLIDES)) return false
  return node instanceof Text ? node.data.trim() !== '' : [...node.childNodes].some(hasText)
}
