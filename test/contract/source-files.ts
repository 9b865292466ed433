import { globSync, readFileSync } from 'node:fs'

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

/** A script without its comments, for rules about what it does. */
export function withoutComments(script: string): string {
  return script.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
