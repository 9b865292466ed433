import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const SOURCES = [
  '{src,blocks,runtime}/**/*.{ts,tsx,css}',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/**
 * Computes the hash in the names of all files of a release: six characters that change with any source, dependency or
 * setting. One hash for all files, because boot.js lists every name, and 35 hashes would be a tenth of it; nearly every
 * file imports the kit, so few names would stay the same anyway.
 */
export function releaseHash(flavour: string): string {
  const hash = createHash('sha256').update(flavour)
  const files = globSync(SOURCES).filter(file => !/\.test\.|^runtime[\\/]command[\\/]/.test(file))
  for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('base64url').slice(0, 6)
}
