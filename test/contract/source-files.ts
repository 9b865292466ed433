import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** A source file of the repository. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Reads the scripts and style sheets below `folders`, with or without tests. */
export function sourceFiles(folders: readonly string[], options: { tests: boolean }): SourceFile[] {
  return globSync(folders.map(folder => `${folder}/**/*.{ts,tsx,mjs,js,css}`))
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => options.tests || !/\.test\.tsx?$/.test(path))
    .sort()
    .map(path => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Lists the files of the repository that a script imports, statically or lazily: paths from the root. */
export function importsOf({ path, text }: SourceFile): string[] {
  const specifiers = withoutComments(text).matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g)
  return [...specifiers].map(([, specifier = '']) => posix.join(posix.dirname(path), specifier))
}

/** Removes the comments of a script, for rules about its code. */
export function withoutComments(script: string): string {
  return script.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
