import type { Recipe } from './recipe.ts'
import { astro, next, reactVite, vue } from './stacks/applications.ts'
import { django } from './stacks/django.ts'
import { htmx } from './stacks/htmx.ts'
import { php } from './stacks/php.ts'
import { rails } from './stacks/rails.ts'
import { staticSite } from './stacks/static-site.ts'
import { turbo } from './stacks/turbo.ts'
import { wordpress } from './stacks/wordpress/wordpress.ts'

/** Every recipe, the quickest first. */
export const RECIPES: readonly Recipe[] = [
  staticSite({ name: 'plain', files: 'ashlar', output: '.' }),
  staticSite({ name: 'eleventy', build: ['npm', 'run', 'build'], output: '_site' }),
  turbo,
  htmx,
  reactVite,
  vue,
  staticSite({
    name: 'hugo',
    programs: { hugo: 'hugo' },
    files: 'static/ashlar',
    build: ['hugo'],
    output: 'public',
  }),
  staticSite({
    name: 'jekyll',
    programs: { jekyll: 'jekyll' },
    files: 'ashlar',
    build: ['jekyll', 'build'],
    output: '_site',
  }),
  django,
  php,
  rails,
  wordpress,
  astro,
  next,
]
