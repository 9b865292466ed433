import { defineView } from './shared/collection-view'
import { findFree, runAround } from './shared/find-in-view'

const PICTURES = 'img, video'

/** Elements that a gallery shows with the words inside. */
const SLIDES = 'a, figure, picture, noscript, script, style, template'

defineView('gallery-list', {
  block: 'gallery',
  find(root) {
    const run = runAround(root, findFree(root, PICTURES))
    // A gallery would leave out the words between its pictures.
    return run.length === 0 || run.some(hasWords) ? [] : [run]
  },
  data: () => ({ design: 'grid', lightbox: true }),
})

function hasWords(node: Node): boolean {
  if (node instanceof Element && node.matches(SLIDES)) return false
  return node instanceof Text ? node.data.trim() !== '' : [...node.childNodes].some(hasWords)
}
