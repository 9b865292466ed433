/** The names of languages by their identifiers. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  c: 'C',
  cpp: 'C++',
  cs: 'C#',
  csharp: 'C#',
  css: 'CSS',
  diff: 'Diff',
  go: 'Go',
  html: 'HTML',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  markdown: 'Markdown',
  md: 'Markdown',
  php: 'PHP',
  py: 'Python',
  python: 'Python',
  rb: 'Ruby',
  ruby: 'Ruby',
  rust: 'Rust',
  scss: 'SCSS',
  sh: 'Shell',
  shell: 'Shell',
  sql: 'SQL',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
}

/** Identifiers of plain text. */
const PLAIN_TEXT = /^(text|txt|plain|plaintext|none)?$/

/** The display name of a language; `undefined` for plain text, unchanged if unknown. */
export function languageName(language = ''): string | undefined {
  const known = language.toLowerCase()
  if (PLAIN_TEXT.test(known)) return undefined
  return Object.hasOwn(LANGUAGES, known) ? LANGUAGES[known] : language
}
