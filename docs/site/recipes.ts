import { globSync, readFileSync } from 'node:fs'
import { sample } from './highlight.ts'
import { markdownFor } from './markdown.ts'

/** A stack with its smallest real site, from `demo/recipes`. */
export interface Recipe {
  /** Its folder in `demo/recipes`. */
  readonly name: string
  readonly title: string
  /** HTML. */
  readonly content: string
}

const ROOT = `${import.meta.dirname}/../..`
const README = 'demo/recipes/README.md'

/** Folders whose names differ from the first word of their titles. */
const FOLDERS: Readonly<Record<string, string>> = { 'React with Vite': 'react-vite' }

/** What every stack starts with. */
const GET_FILES = `<p>“The files” are the folder <code>ashlar</code> of a release: <a href="../#1-get-the-files">get them</a> first. The pages of the <a href="../../blocks/">blocks</a> have more HTML to copy; a form posts to <a href="../../guides/forms/">your own server or a form service</a>.</p>\n`

/** Files that every project of the stack has, and that say nothing of Ashlar. */
const USUAL =
  /(^|\/)(package\.json|tsconfig\.json|manage\.py|settings\.py|__init__\.py|Rakefile|Gemfile|config\.ru|application_(controller|record)\.rb)$|\/?(migrations|migrate|config|bin|models)\/|\.(svg|webp|png)$/

const LANGUAGES: Readonly<Record<string, string>> = {
  astro: 'html',
  erb: 'html',
  html: 'html',
  js: 'javascript',
  jsx: 'javascript',
  md: 'markdown',
  njk: 'html',
  php: 'php',
  py: 'python',
  rb: 'ruby',
  toml: 'ini',
  tsx: 'typescript',
  vue: 'html',
  yml: 'yaml',
}

/** Reads the recipes in the order of their README. */
export function readRecipes(): readonly Recipe[] {
  const [, ...sections] = readFileSync(`${ROOT}/${README}`, 'utf8').split(/^## /m)
  return sections.map(section => {
    const end = section.indexOf('\n')
    const title = section.slice(0, end).trim()
    const name = FOLDERS[title] ?? title.split(' ')[0]?.toLowerCase() ?? ''
    const text = markdownFor(README, `start/${name}/`).render(section.slice(end))
    return { name, title, content: `<h1>${title}</h1>\n${GET_FILES}${text}${files(name)}` }
  })
}

function files(name: string): string {
  const folder = `${ROOT}/demo/recipes/${name}`
  const paths = globSync('**/*.*', { cwd: folder })
    .filter(path => !USUAL.test(path) && !/(^|\/)(node_modules|dist|pictures|\.\w+)\//.test(path))
    .sort()
  if (paths.length === 0) throw new Error(`demo/recipes/${name} has no files to show`)
  const samples = paths.map(path => {
    const language = LANGUAGES[path.split('.').at(-1) ?? ''] ?? 'text'
    return sample(readFileSync(`${folder}/${path}`, 'utf8'), language, path)
  })
  return `<h2 id="files" tabindex="-1"><a href="#files">The files</a></h2>
<p>The smallest real site of this stack: a slideshow, an accordion and a contact form. It is in <code>demo/recipes/${name}</code>, and <code>npm run recipes ${name}</code> builds and tests it.</p>
${samples.join('')}`
}
