/** Endings that words with the same meaning differ in, and what remains of them. The first that fits is cut. */
const ENDINGS: readonly (readonly [ending: RegExp, rest: string])[] = [
  [/ies$/, 'y'],
  [/(ss|x|z|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
]

const FORMS: readonly (readonly [ending: RegExp, rest: string])[] = [
  [/([bdfgmnprt])\1(ing|ed)$/, '$1'],
  [/([aeiouy].*)(ing|ed)$/, '$1'],
  [/([st])ion$/, '$1'],
  [/e$/, ''],
]

/** Shorter words have no endings worth cutting. */
const SHORTEST = 4

/** Reduces a word to its stem: `translations`, `translating` and `translate` become the same. */
export function stem(word: string): string {
  const plain = word.toLowerCase()
  if (!/^[a-z]+$/.test(plain)) return plain
  return cut(FORMS, cut(ENDINGS, plain))
}

function cut(endings: typeof ENDINGS, word: string): string {
  if (word.length < SHORTEST) return word
  const [ending, rest] = endings.find(([ending]) => ending.test(word)) ?? []
  const shorter = ending ? word.replace(ending, rest ?? '') : word
  return shorter.length < SHORTEST - 1 ? word : shorter
}

/** Words that readers use for the same thing; those of the documentation are among them. */
const GROUPS: readonly string[] = [
  'upgrade update migrate version release',
  'squarespace builder move migrate export saved adopt wordpress-export',
  'translate language wording text i18n locale',
  'csp policy security',
  'host hosting self-host selfhost deploy',
  'download install files zip github repository clone npm',
  'custom own',
  'mistake check lint validate',
  'radius corners rounded',
  'colour color theme token',
  'dark light theme',
  'cookie consent gdpr privacy',
  'tsconfig typescript types',
  'speed performance size fast',
  'sri integrity',
  'carousel slider slideshow gallery',
  'rtl right-to-left arabic hebrew direction languages',
  'cdn jsdelivr unpkg cloudflare hosting',
  'lazy defer loading',
  'picture image img photo',
  'angular svelte vue solid lit framework',
  'shopify drupal joomla wix typo3 ghost webflow plain',
  'modal popup dialog',
  'faq collapse accordion',
  'nextjs next react',
]

const SYNONYMS = new Map<string, Set<string>>()
for (const group of GROUPS) {
  const stems = group.split(' ').map(stem)
  for (const one of stems) {
    const others = SYNONYMS.get(one) ?? new Set()
    for (const other of stems) if (other !== one) others.add(other)
    SYNONYMS.set(one, others)
  }
}

/** Other words for a word, as stems. */
export const synonymsOf = (word: string): readonly string[] => [...(SYNONYMS.get(stem(word)) ?? [])]
