import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What Preact has in bundles no longer. */
const LACKING =
  /\b(hydrate|defaultProps|dangerouslySetInnerHTML|xlinkHref|contextType|forceUpdate|componentDidUpdate|getSnapshotBeforeUpdate|getDerivedStateFromProps)\b|\.Consumer\b|\bon[A-Z]\w+Capture=|\bonInput=|<math\b|<select\b[^>]*\b(defaultValue|multiple)\b/

it('is given no view that uses what it removes', () => {
  const used = globSync('blocks/**/*.tsx')
    .filter(path => !/\.(test|fixture|static)\.tsx$/.test(path))
    .filter(path => LACKING.test(readFileSync(path, 'utf8')))
  expect(used).toEqual([])
})
