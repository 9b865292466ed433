import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Workspace, workspace } from '../command.fixture'

const FILES = {
  'boot.js': { integrity: 'sha384-boot' },
  'ashlar.css': { integrity: 'sha384-css' },
  'core-1.js': { integrity: 'sha384-core' },
  'shared/kit-1.js': { integrity: 'sha384-kit' },
}

const MAP = '{"integrity":{"/ashlar/core-1.js":"sha384-core","/ashlar/shared/kit-1.js":"sha384-kit"}}'

const HASH = `'sha256-${createHash('sha256').update(MAP).digest('base64')}'`

describe('ashlar tags', () => {
  let files: Workspace
  beforeEach(() => {
    files = workspace()
    files.write({ 'site/ashlar/manifest.json': JSON.stringify({ files: FILES }) })
  })
  afterEach(() => files.remove())

  it('prints an import map before boot.js and the style sheet, and the hash of the map', async () => {
    expect(await files.run('tags', './site/ashlar')).toEqual({
      code: 0,
      out: `<script type="importmap">${MAP}</script>
<script type="module" async src="/ashlar/boot.js" integrity="sha384-boot" crossorigin></script>
<link rel="stylesheet" href="/ashlar/ashlar.css" integrity="sha384-css" crossorigin>
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

  it.each([
    ['a folder without a release', ['./site'], 'has no manifest.json'],
    ['a release without integrity', ['./dist'], 'has no integrity'],
    ['an address that an import map cannot have', ['./site/ashlar', '--address', 'a/'], 'begins with "/"'],
  ])('refuses %s', async (_, argv, message) => {
    const { code, errors } = await files.run('tags', ...argv)
    expect([code, errors.includes(message)]).toEqual([2, true])
  })
})
