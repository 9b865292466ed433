import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import ini from 'highlight.js/lib/languages/ini'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'

for (const [name, language] of Object.entries({
  bash,
  css,
  ini,
  javascript,
  json,
  markdown,
  php,
  python,
  ruby,
  typescript,
  xml,
  yaml,
}))
  hljs.registerLanguage(name, language)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

/** Colours source code; text of an unknown language is only escaped. */
export function highlight(code: string, language: string): string {
  return hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : escapeHtml(code)
}

const LANGUAGES: Readonly<Record<string, string>> = {
  astro: 'html',
  erb: 'html',
  js: 'javascript',
  jsx: 'javascript',
  md: 'markdown',
  njk: 'html',
  py: 'python',
  rb: 'ruby',
  toml: 'ini',
  ts: 'typescript',
  tsx: 'typescript',
  vue: 'html',
  yml: 'yaml',
}

/** The language of a file, by the end of its name. */
export function languageOf(path: string): string {
  const end = path.split('.').at(-1) ?? ''
  return LANGUAGES[end] ?? (hljs.getLanguage(end) ? end : 'text')
}

/** A sample below the name of its file, which is text: readers without scripts see it too. */
export const namedSample = (code: string, language: string, name: string): string =>
  `<p class="file"><code>${escapeHtml(name)}</code></p>\n${sample(code, language)}`

/** A sample with a Copy button: the code block around coloured source. */
export function sample(code: string, language: string, title?: string): string {
  const label = title === undefined ? '' : ` data-block-json="${escapeHtml(JSON.stringify({ title }))}"`
  const text = code.replace(/\n+$/, '')
  return `<ashlar-code${label}><pre tabindex="0"><code class="language-${language}">${highlight(text, language)}</code></pre></ashlar-code>\n`
}
