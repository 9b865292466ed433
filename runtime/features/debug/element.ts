/** Creates an element with attributes and content. Texts are inserted as text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  created.append(...content)
  return created
}
