import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** A file that we wrote. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** The scripts and style sheets below `folders`, with their tests or without. */
export function sourceFiles(folders: readonly string[], options: { tests: boolean }): SourceFile[] {
  return globSync(folders.map(folder => `${folder}/**/*.{ts,tsx,mjs,js,css}`))
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => options.tests || !/\.test\.tsx?$/.test(path))
    .sort()
    .map(path => ({ path, text: readFileSync(path, 'utf8') }))
}

/** What a script of ours imports of ours, now or later: paths from the root. */
export function importsOf({ path, text }: SourceFile): string[] {
  const specifiers = withoutComments(text).matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g)
  return [...specifiers].map(([, specifier = '']) => posix.join(posix.dirname(path), specifier))
}

/** A script without its comments, for rules about what it does. */
export function withoutComments(script: string): string {
  return script.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
