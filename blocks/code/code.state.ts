/** How languages write themselves, by the names that pages give them. */
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

/** Names that say that there is no language. */
const PLAIN_TEXT = /^(text|txt|plain|plaintext|none)?$/

/** The name of a language for readers; undefined for plain text, and a name that nobody knows as it is. */
export function languageName(language = ''): string | undefined {
  const known = language.toLowerCase()
  if (PLAIN_TEXT.test(known)) return undefined
  return Object.hasOwn(LANGUAGES, known) ? LANGUAGES[known] : language
}
