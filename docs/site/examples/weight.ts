import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

interface Manifest {
  readonly files: Readonly<Record<string, unknown>>
}

/** The size of a page without its pictures, in bytes compressed with Brotli. */
export interface PageWeight {
  /** The page with its own style sheet. */
  readonly page: number
  /** `ashlar.css`. */
  readonly css: number
  /** The script of the tag. */
  readonly boot: number
  /** Every file that the blocks of the page load before the visitor clicks, if all come into view. */
  readonly blocks: number
  /** The files of the blocks, relative to the build's folder. */
  readonly files: readonly string[]
}

interface Weighed {
  readonly name: string
  readonly html: string
  readonly css: string
}

const DIST = `${import.meta.dirname}/../../../dist`
const compressed = (content: string | Buffer): number => brotliCompressSync(content).length

/** The scripts that a browser asks for while a visitor reads a page to its end; `npm run docs:picture` records them. */
const REQUESTED: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(`${import.meta.dirname}/requested.json`, 'utf8'),
)

/** A file of the build without its hash: `shared/kit-xpcUEy.js` → `shared/kit`. */
export const nameOfFile = (file: string): string => file.replace(/-[\w-]{6}\d?\.js$/, '')

/** Weighs a page with the files of the build. */
export function weightOf({ name, html, css }: Weighed, flavour: 'react' | 'lite'): PageWeight {
  const folder = flavour === 'react' ? DIST : `${DIST}/lite`
  const { files: built } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Manifest
  const wanted = new Set(REQUESTED[name])
  const files = Object.keys(built).filter(file => wanted.has(nameOfFile(file)))
  return {
    page: compressed(html) + compressed(css),
    css: compressed(readFileSync(`${DIST}/ashlar.css`)),
    boot: compressed(readFileSync(`${folder}/boot.js`)),
    blocks: files.reduce((sum, file) => sum + compressed(readFileSync(`${folder}/${file}`)), 0),
    files,
  }
}

/** All bytes of a page, pictures excepted. */
export const totalOf = ({ page, css, boot, blocks }: PageWeight): number => page + css + boot + blocks
