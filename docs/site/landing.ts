import { headingsOf } from './markdown.ts'
import { SECTIONS } from './navigation.ts'
import type { SitePage } from './pages.ts'
import { sectionLists } from './side-navigation.ts'

/** Sections whose folder has no page of its own. */
const WITHOUT_PAGE = ['Guides', 'Reference']

/** The overviews of the guides and of the reference: every page with its first sentence. */
export function landingPages(pages: readonly SitePage[]): SitePage[] {
  const descriptions = new Map(pages.map(({ address, description }) => [address, description]))
  return SECTIONS.filter(({ title }) => WITHOUT_PAGE.includes(title)).map(({ title, lead, folder }) => {
    const lists = sectionLists(title, pages).map(({ title: name, entries }) => {
      const id = name.toLowerCase().replace(/[^a-z]+/g, '-')
      const cards = entries.map(
        entry =>
          `<li><a href="../${entry.address}">${entry.title}</a><p>${descriptions.get(entry.address) ?? ''}</p></li>`,
      )
      return `<h2 id="${id}" tabindex="-1"><a href="#${id}">${name}</a></h2>\n<ul class="cards">${cards.join('\n')}</ul>\n`
    })
    const content = `<h1>${title}</h1>\n<p class="lead">${lead}</p>\n${lists.join('')}`
    return {
      address: `${folder}/`,
      title,
      description: lead,
      section: title,
      content,
      headings: headingsOf(content),
    }
  })
}
