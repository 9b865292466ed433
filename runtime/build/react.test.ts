import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unusedIn } from './react.ts'

const REACT_DOM = 'node_modules/react-dom/cjs/react-dom-client.production.js'

/** The API, and the elements outside pictures of SVG, that React has in bundles no longer. */
const LACKING =
  /\b(hydrateRoot|ViewTransition|Suspense|Activity|Profiler|lazy\(|useActionState|useFormStatus|preinit\w*|preconnect|prefetchDNS|preloadModule)\b|<(link|meta|script|style)\b/

it('finds no function in react-dom that a page needs', () => {
  expect(
    unusedIn(readFileSync(REACT_DOM, 'utf8')).filter(name => /^(create|get)?(Root|Fiber)/.test(name)),
  ).toEqual([])
})

it('is given no view that uses what it removes', () => {
  const used = globSync('blocks/**/*.tsx')
    .filter(path => !/\.(test|fixture|static)\.tsx$/.test(path))
    .filter(path => LACKING.test(readFileSync(path, 'utf8')))
  expect(used).toEqual([])
})
