import { globSync, readFileSync, statSync } from 'node:fs'
import { languageOf, namedSample, sample } from './highlight.ts'
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

/** The first steps for stacks with a bundler. */
const INSTALL = `<p><a href="../bundlers/#install">Install the package</a> first; no files are copied. The pages of the <a href="../../blocks/">blocks</a> have more HTML; a form posts to <a href="../../guides/forms/">your own server or a form service</a>.</p>\n`

/** The first steps for stacks without a bundler. */
const GET_FILES = `<p>“The files” are the folder <code>ashlar</code> of a release: <a href="../#1-get-the-files">get them</a> first. The pages of the <a href="../../blocks/">blocks</a> have more HTML to copy; a form posts to <a href="../../guides/forms/">your own server or a form service</a>.</p>\n`

/** The folder for the files of a release, per stack. */
const FILES_AT: Readonly<Record<string, string>> = {
  hugo: 'static/ashlar/   (the files)',
  django: 'static/ashlar/   (the files)',
  rails: 'public/ashlar/   (the files)',
}

/** Files that every project of the stack has, and that say nothing of Ashlar. */
const USUAL =
  /(^|\/)(package\.json|__init__\.py|Rakefile|Gemfile|config\.ru|application_(controller|record)\.rb)$|\/?(migrations|migrate|config|bin|models)\/|\.(svg|webp|png)$/

/** Reads the recipes in the order of their README. */
export function readRecipes(): readonly Recipe[] {
  const [, ...sections] = readFileSync(`${ROOT}/${README}`, 'utf8').split(/^## /m)
  return sections.map(section => {
    const end = section.indexOf('\n')
    const title = section.slice(0, end).trim()
    const name = FOLDERS[title] ?? title.split(' ')[0]?.toLowerCase() ?? ''
    const text = markdownFor(README, `start/${name}/`).render(section.slice(end))
    return {
      name,
      title,
      content: `<h1>${title}</h1>\n${usesBundler(name) ? INSTALL : GET_FILES}${text}${files(name)}`,
    }
  })
}

/** Whether a recipe imports the package. */
const usesBundler = (name: string): boolean =>
  globSync('**/*.{js,jsx,ts,tsx,vue,astro}', { cwd: `${ROOT}/demo/recipes/${name}` })
    .filter(path => !/(^|\/)(node_modules|dist|public|\.\w+)\//.test(path))
    .some(path =>
      /(from|import) ['"]ashlar/.test(readFileSync(`${ROOT}/demo/recipes/${name}/${path}`, 'utf8')),
    )

function files(name: string): string {
  const folder = `${ROOT}/demo/recipes/${name}`
  const all = globSync('**/*.*', { cwd: folder })
    .filter(path => !/(^|\/)(node_modules|dist|\.\w+)\//.test(path) && statSync(`${folder}/${path}`).isFile())
    .sort()
  const own = all.filter(path => path !== 'package.json')
  const tree = (usesBundler(name) ? own : [...own, FILES_AT[name] ?? 'ashlar/']).join('\n')
  const paths = all.filter(path => !USUAL.test(path) && !/(^|\/)pictures\//.test(path))
  if (paths.length === 0) throw new Error(`demo/recipes/${name} has no files to show`)
  const samples = paths.map(path =>
    namedSample(readFileSync(`${folder}/${path}`, 'utf8'), languageOf(path), path),
  )
  return `<h2 id="files" tabindex="-1"><a href="#files">The files</a></h2>
<p>The smallest real site of this stack: a slideshow, an accordion and a contact form. Pictures of yours take the place of <code>bowl</code> and <code>cup</code>.</p>
<p>All files:</p>
${sample(tree, 'text', name)}
${samples.join('')}`
}
