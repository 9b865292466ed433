import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import project from '../../package.json' with { type: 'json' }
import { majorOf, releaseHeaders, scriptTags, withBase } from './release-files.ts'

/**
 * Writes the downloads of a release to `release/` or another folder, from the build in `dist/`:
 *
 * - `ashlar-VERSION.zip`, the files that a site of its own serves, and a list of them by size;
 * - `cdn/`, the folder that a CDN serves, and `tags-….html`, the tags to copy into pages.
 *
 * Usage: npm run release -- https://cdn.example/ashlar/ [folder]
 */
const [address = 'https://cdn.example/ashlar/', output = 'release'] = process.argv.slice(2)
const base = new URL(address.replace(/\/?$/, '/')).href
const { version } = project

/** Not for pages: source maps, what bundlers import, the program of the package, and what editors and type checkers read. The debug panel reads the schemas. */
const EXCLUDED = /\.map$|^(lite\/)?package\/|^(types|cli)\/|^(custom-elements|html-custom-data)\.json$/

const MANIFEST = /^(lite\/)?manifest\.json$/

/** Served under the major version too, where it changes with each release. */
const LATEST = ['boot.js', 'ashlar.css', 'legacy.css']

const files = globSync('**/*', { cwd: 'dist' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => statSync(join('dist', file)).isFile() && !EXCLUDED.test(file))
  .sort()
if (!files.includes('lite/boot.js')) throw new Error('dist/ holds no build: npm run build')
const contents = releaseContents('dist', files)

rmSync(output, { recursive: true, force: true })
writeZip()
writeCdn()

/** Reads the files of a release; the manifests without their spaces. */
function releaseContents(dist: string, files: readonly string[]): ReadonlyMap<string, Buffer> {
  const contentOf = (file: string): Buffer => {
    const content = readFileSync(join(dist, file))
    return MANIFEST.test(file) ? Buffer.from(JSON.stringify(JSON.parse(`${content}`))) : content
  }
  return new Map(files.map(file => [file, contentOf(file)]))
}

function write(path: string, content: string | Uint8Array): void {
  const target = join(output, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}

function writeZip(): void {
  const name = `ashlar-${version}`
  const entries = [['LICENSE', readFileSync('LICENSE')] as const, ...contents].map(
    ([file, content]) => [`${name}/${file}`, content] as const,
  )
  // The same archive from the same build.
  const zip = zipSync(Object.fromEntries(entries), { level: 9, mtime: '1980-01-01T00:00:00' })
  write(`${name}.zip`, zip)
  const bySize = entries.toSorted(([, a], [, b]) => b.length - a.length)
  const rows = bySize.map(([file, { length }]) => `${String(length).padStart(9)}  ${file}`)
  write(`${name}.txt`, `${rows.join('\n')}\n`)
  const total = bySize.reduce((sum, [, { length }]) => sum + length, 0)
  console.log(`${output}/${name}.zip: ${entries.length} files, ${total} bytes, zipped ${zip.length}`)
}

function writeCdn(): void {
  for (const [file, content] of contents) write(`cdn/${version}/${file}`, content)
  const major = majorOf(version)
  if (major !== undefined) {
    for (const flavour of ['', 'lite/']) {
      for (const file of LATEST) {
        const content = `${contents.get(flavour + file)}`
        const path = `${major}/${flavour}${file}`
        const toVersion = `${flavour ? '../' : ''}../${version}/${flavour}`
        write(`cdn/${path}`, file === 'boot.js' ? withBase(content, toVersion) : content)
      }
    }
  }
  write('cdn/_headers', releaseHeaders(version))
  for (const [name, folder] of [
    ['react', ''],
    ['lite', 'lite/'],
  ] as const) {
    const manifest = JSON.parse(`${contents.get(join(folder, 'manifest.json'))}`)
    write(`tags-${name}.html`, scriptTags(manifest, `${base}${version}/${folder}`))
  }
  console.log(
    `${output}/cdn: version ${version}${major === undefined ? '' : `, and ${major}/boot.js`} for ${base}`,
  )
}
