import * as z from 'zod/mini'
import { headingLevel } from '../../src/data/fields/validators'
import { MENU_MESSAGES } from './menu-tabs.messages'

/** The server's own nodes. Only HTML can give them. */
const nodes = z.custom<readonly ChildNode[]>(
  value => Array.isArray(value) && value.every(node => node instanceof Node),
  'expected a text',
)

const text = z._default(z.string(), '')
const price = z._default(z.union([z.string(), z.number()]), '')

const optionSchema = z.object({
  title: text,
  price,
})

const itemSchema = z.object({
  title: text,
  description: text,
  /** As it is written on the menu, `"$14"` or `"8 / 32"`; a number is written as the page's language does. */
  price,
  /** What can be had with it, or in which sizes. */
  options: z._default(z.array(optionSchema), []),
})

const sectionSchema = z.object({
  title: text,
  description: text,
  items: z._default(z.array(itemSchema), []),
})

const menuSchema = z.object({
  /** What its tab says: plain text, or the server's own nodes. */
  title: z.union([z.string(), nodes]),
  sections: z._default(z.array(sectionSchema), []),
  /** The id of its panel: an address with it opens the menu. */
  id: z.optional(z.string()),
  /** The server's own nodes in place of sections. */
  content: z.optional(nodes),
})

/** Classes of the server's markup, by our elements, so that the site's style sheets go on fitting. */
export interface Look {
  readonly root: string
  readonly list: string
  readonly tab: string
  readonly selectedTab: string
  readonly panels: string
  readonly panel: string
  readonly selectedPanel: string
}

/** `data-block-json` of `<ashlar-menu-tabs>`. */
export const menuTabsSchema = z.object({
  menus: z._default(z.array(menuSchema), []),
  /** The level of the sections' headings, 1 to 6. */
  headingLevel: z._default(headingLevel(), 3),
  /** What the tabs choose, for those who do not see it. */
  label: z._default(z.string(), () => MENU_MESSAGES.label),
  look: z.optional(z.custom<Look>()),
})

/** All that the view needs; complete once it has passed the schema. */
export type MenuTabsData = z.output<typeof menuTabsSchema>
export type Menu = MenuTabsData['menus'][number]
export type MenuSection = Menu['sections'][number]
/** What the server's HTML can say of menus. */
export type MenuTabsContent = z.input<typeof menuTabsSchema>
