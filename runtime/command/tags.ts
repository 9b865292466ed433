import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Integrities, importMap, integrityOf, scriptTags } from '../build/release-files'
import { folderOf, type Subcommand, textOf, UsageError } from './subcommand'

const USAGE = `Usage: ashlar tags DIR [options]

Prints the tags that load the release in DIR with integrity: the import map, boot.js and ashlar.css. DIR holds
manifest.json: the unpacked files, or lite/ in them.

  --address URL  where pages find DIR (default: /ashlar/): a path that begins with "/", or a whole address
  --nonce TEXT   writes nonce="TEXT" into both scripts, as in --nonce "{{ nonce }}"
  --json         prints { "tags", "importMap", "hash" }
  --help         shows this text

The import map is an inline script: a policy needs its nonce, or its hash, which goes to standard error.`

/** How many changed files a message names. */
const SHOWN_FILES = 5

/** `ashlar tags`: prints the tags of a release with integrity. */
export const TAGS: Subcommand = {
  summary: 'prints the tags that load a release with integrity',
  usage: USAGE,
  options: { address: { type: 'string' }, nonce: { type: 'string' }, json: { type: 'boolean' } },
  async start(args, { terminal }) {
    const folder = await folderOf(args)
    const address = (textOf(args, 'address') ?? '/ashlar/').replace(/\/?$/, '/')
    if (!/^(\/|https?:\/\/)/.test(address))
      throw new UsageError(`--address begins with "/" or "https://": "${address}"`)
    const nonce = textOf(args, 'nonce')
    const manifest = await manifestOf(folder)
    const tags = scriptTags(manifest, address, nonce)
    const map = importMap(manifest, address)
    const hash = `'sha256-${createHash('sha256').update(map).digest('base64')}'`
    if (args.values['json']) {
      terminal.writeText(JSON.stringify({ tags, importMap: map, hash }))
      return 0
    }
    terminal.writeText(tags.trimEnd())
    if (nonce === undefined) terminal.warn(`Content security policy: script-src needs ${hash}, or a nonce.`)
    return 0
  },
}

/** @throws UsageError if the folder holds no release, or one without integrity, or with files of another one. */
async function manifestOf(folder: string): Promise<Integrities> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) throw new UsageError(`${folder} has no manifest.json: name the folder of boot.js`)
  const manifest = JSON.parse(text) as Integrities
  if (!manifest.files['boot.js']?.integrity) throw new UsageError(`${folder}/manifest.json has no integrity`)
  const changed: string[] = []
  for (const [file, { integrity }] of Object.entries(manifest.files)) {
    const content = await readFile(join(folder, file)).catch(() => undefined)
    if (!content || integrityOf(content) !== integrity) changed.push(file)
  }
  if (changed.length > 0) {
    const names = changed.slice(0, SHOWN_FILES).join(', ') + (changed.length > SHOWN_FILES ? ' …' : '')
    throw new UsageError(
      `${folder}: ${names}: not as manifest.json says, so browsers would refuse them. Copy the whole release again`,
    )
  }
  return manifest
}
