import type { BenchRow, PageResults } from './results.ts'

/** The lines between which the README has the comparison. */
const MARKED = /<!-- peers -->[\s\S]*?<!-- \/peers -->/

/** Each kind of page, and the libraries to compare, by their page in the benchmark. */
const COMPARED: readonly (readonly [what: string, pages: Readonly<Record<string, string>>])[] = [
  [
    'six questions, tabs, a marquee, a video, a cookie banner and a dialog',
    {
      'content-preloaded-lite': 'Ashlar on Preact',
      'content-preloaded': 'on React',
      'content-web-awesome': 'Web Awesome',
      'content-radix': 'Radix',
    },
  ],
  [
    'a form of ten fields',
    {
      'form-advised-lite': 'Ashlar on Preact',
      'form-advised': 'on React',
      'form-web-awesome': 'Web Awesome',
      'form-react-hook-form': 'React Hook Form',
    },
  ],
  [
    'nothing but a carousel and a lightbox',
    {
      'gallery-advised-lite': 'Ashlar on Preact',
      'gallery-embla': 'the smaller Embla and PhotoSwipe',
    },
  ],
]

/** Fills the README's comparison with other libraries from the last benchmark; a README without the marks stays as it is. */
export function withPeers(readme: string, { rows }: PageResults): string {
  const lists = COMPARED.map(([what, pages]) => {
    const parts = Object.entries(pages).map(([page, name]) => `${name} ${measured(rows, page)}`)
    return `A page with ${what}: ${parts.join(', ')}.`
  })
  const text = `Script, and time that the main thread is blocked, on Slow 4G and a phone four times slower. ${lists.join(' ')}`
  return readme.replace(MARKED, () => `<!-- peers -->${text}<!-- /peers -->`)
}

/** @throws if the benchmark has no such page. */
function measured(rows: readonly BenchRow[], page: string): string {
  const row = rows.find(row => row.page === page)
  if (!row) throw new Error(`test/bench/results/pages.json has no ${page}: run npm run bench -- --peers`)
  const { js = 0, late = 0, tbt = 0 } = row.values
  const script = page.startsWith('gallery') ? js + late : js
  return `${Math.round(script / 1000)} kB, ${Math.round(tbt)} ms`
}
