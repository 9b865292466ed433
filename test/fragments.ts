const PICTURE = `data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%2740%27 height=%2730%27/%3E`

/** Markup of one kind of block, saved from real pages; empty where the corpus is not installed. */
export async function fragments(kind: string): Promise<string[]> {
  const texts: Record<string, string> = await (await fetch(`/__corpora/fragments/${kind}`)).json()
  return Object.values(texts)
}

/** Parses such markup without running it, and replaces its images by one that needs no network. */
export function readFragment(fragment: string): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: fragment })
  for (const image of content.querySelectorAll('img')) {
    for (const name of ['src', 'data-src', 'data-image']) {
      if (image.hasAttribute(name)) image.setAttribute(name, PICTURE)
    }
  }
  return content
}
