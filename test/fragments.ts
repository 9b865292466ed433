/** Beside the repository, or one folder further up: `../shared` or `../../shared`. */
const PLACES = [1, 2].map(depth => `/__wds-outside-root__/${depth}/shared/corpus/fragments`)

const PICTURE = `data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%2740%27 height=%2730%27/%3E`

/** The saved markup of a kind of block, from real pages; none where the folder is not at hand. */
export async function fragments(block: string): Promise<string[]> {
  for (const place of PLACES) {
    const index = await fetch(`${place}/INDEX.tsv`)
    if (!index.ok) continue
    const names = (await index.text()).match(new RegExp(`^${block}/\\d+\\.html`, 'gm')) ?? []
    return Promise.all(names.map(async name => (await fetch(`${place}/${name}`)).text()))
  }
  return []
}

/** Reads such markup without running it, with pictures that need no network. */
export function readFragment(fragment: string): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: fragment })
  for (const image of content.querySelectorAll('img')) {
    for (const name of ['src', 'data-src', 'data-image']) {
      if (image.hasAttribute(name)) image.setAttribute(name, PICTURE)
    }
  }
  return content
}
