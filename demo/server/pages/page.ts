import type { html } from 'hono/html'
import type { SavedSite } from './saved-site.ts'

export type Html = ReturnType<typeof html>

/** The build that a page loads: on React or on Preact. */
export type Flavour = 'react' | 'lite'

/** How a request wants a page to be rendered. */
export interface View {
  readonly flavour: Flavour
  /** The page's declared language, which its blocks and its own words use. */
  readonly language: string
  /** Adds the flavour and the language to a path of this site. */
  readonly link: (path: string) => string
  readonly site: SavedSite
  /** The colour scheme, if the request chooses one; by default the visitor's. */
  readonly scheme?: 'light' | 'dark'
  /** The id of the only section to show, without the page's frame; the whole page if undefined. */
  readonly only?: string
  /** Leaves out what takes long to compute. */
  readonly isPlain?: true
}

/** A page of the QA site. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Keys of `#site-context` beyond those of every page. */
  readonly context?: Readonly<Record<string, unknown>>
  /** Stylesheets of the page in `demo/public`. */
  readonly styles?: readonly string[]
  /** Classic scripts of the page in `demo/public`. */
  readonly scripts?: readonly string[]
  /** Blocks that the page shows without naming them in its body, such as those created from the context. */
  readonly blocks?: readonly string[]
  /** The page's frame: a test page, a page of the studio, or a page of its shop. */
  readonly frame: 'qa' | 'site' | 'shop'
  /** An additional class of the body. */
  readonly bodyClass?: string
  /** Content beside the menu. */
  readonly corner?: Html
  /** Excludes the page from search engines. */
  readonly isPrivate?: boolean
  readonly body: (view: View) => Html
}
