import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Features that the build removes from Preact. */
const LACKING =
  /\b(hydrate|defaultProps|dangerouslySetInnerHTML|xlinkHref|extends (React\.)?(Pure)?Component)\b|\.Consumer\b|\bon[A-Z]\w+Capture=|\bonInput=|<math\b|<select\b[^>]*\b(defaultValue|multiple)\b/

it('is given no view that uses what it removes', () => {
  const used = globSync('blocks/**/*.tsx')
    // The class stays in React's bundles.
    .filter(path => !/\.(test|fixture|static)\.tsx$|\/error-boundary\.tsx$/.test(path))
    .filter(path => LACKING.test(readFileSync(path, 'utf8')))
  expect(used).toEqual([])
})
