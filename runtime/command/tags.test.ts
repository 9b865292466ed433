import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from './command.fixture'

const CONTENTS = { 'boot.js': 'boot', 'ashlar.css': 'css', 'core-1.js': 'core', 'shared/kit-1.js': 'kit' }

const digest = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`

const FILES = Object.fromEntries(
  Object.entries(CONTENTS).map(([name, text]) => [name, { integrity: digest(text) }]),
)

const MAP = `{"integrity":{"/ashlar/core-1.js":"${digest('core')}","/ashlar/shared/kit-1.js":"${digest('kit')}"}}`

const HASH = `'sha256-${createHash('sha256').update(MAP).digest('base64')}'`

describe('ashlar tags', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
    files.write({ 'site/ashlar/manifest.json': JSON.stringify({ files: FILES }) })
    for (const [name, text] of Object.entries(CONTENTS)) files.write({ [`site/ashlar/${name}`]: text })
  })
  afterEach(() => files.remove())

  it('prints an import map before boot.js and the style sheet, and the hash of the map', async () => {
    expect(await files.run('tags', './site/ashlar')).toEqual({
      code: 0,
      out: `<script type="importmap">${MAP}</script>
<script type="module" async src="/ashlar/boot.js" integrity="${digest('boot')}" crossorigin></script>
<link rel="stylesheet" href="/ashlar/ashlar.css" integrity="${digest('css')}" crossorigin>
`,
      errors: `Content security policy: script-src needs ${HASH}, or a nonce.\n`,
    })
  })

  it('writes another address and a nonce', async () => {
    const { out, errors } = await files.run(
      'tags',
      './site/ashlar',
      '--address',
      '/a',
      '--nonce',
      '{{ "n" }}',
    )
    expect(out).toContain('<script type="importmap" nonce="{{ &quot;n&quot; }}">{"integrity":{"/a/core-1.js"')
    expect(out).toContain('<script type="module" async nonce="{{ &quot;n&quot; }}" src="/a/boot.js"')
    expect(errors).toBe('')
  })

  it('prints JSON', async () => {
    const { out } = await files.run('tags', './site/ashlar', '--json')
    expect(JSON.parse(out)).toMatchObject({ importMap: MAP, hash: HASH })
  })

  it('refuses a release with a file that is missing or changed', async () => {
    files.write({ 'site/ashlar/core-1.js': 'minified' })
    rmSync(files.path('site/ashlar/ashlar.css'))
    const { code, out, errors } = await files.run('tags', './site/ashlar')
    expect([code, out]).toEqual([2, ''])
    expect(errors).toContain('ashlar.css, core-1.js: not as manifest.json says')
  })

  it.each([
    ['a folder without a release', ['./site'], 'has no manifest.json'],
    ['a release without integrity', ['./dist'], 'has no integrity'],
    ['an address that an import map cannot have', ['./site/ashlar', '--address', 'a/'], 'begins with "/"'],
  ])('refuses %s', async (_, argv, message) => {
    const { code, errors } = await files.run('tags', ...argv)
    expect([code, errors.includes(message)]).toEqual([2, true])
  })
})
