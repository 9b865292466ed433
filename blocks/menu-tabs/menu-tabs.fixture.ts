/** Three menus as JSON. */
export const DATA = {
  menus: [
    {
      title: 'Lunch',
      sections: [
        {
          title: 'Small plates',
          description: 'From noon to three.',
          items: [
            { title: 'Leek soup', description: 'With rye bread', price: '$9' },
            { title: 'Trout', price: 21.5, options: [{ title: 'With potatoes', price: 3 }] },
          ],
        },
      ],
    },
    { title: 'Wine', sections: [{ items: [{ title: 'Silvaner', price: '8 / 32' }] }] },
    { title: 'Late', sections: [{ items: [{ title: 'Cheese' }] }] },
  ],
}

/** The same menus as server-rendered HTML. */
export const HTML =
  '<section id="lunch"><h3>Lunch</h3><p>Leek <em>soup</em>, $9</p></section>' +
  '<section><h3>Wine</h3><p>Silvaner, <a href="#wine-list">a glass</a></p></section>' +
  '<section id="late"><h3>Late</h3><p id="cheese">Cheese</p></section>'

export const tabs = (block: Element): HTMLElement[] => [...block.querySelectorAll<HTMLElement>('[role=tab]')]

export const panels = (block: Element): HTMLElement[] => [
  ...block.querySelectorAll<HTMLElement>('.menu-tabs__panel'),
]

/** Labels of the selected tabs. */
export const selected = (block: Element): string[] =>
  tabs(block)
    .filter(tab => tab.ariaSelected === 'true')
    .map(tab => tab.textContent.trim())

/** Labels of the visible panels. */
export const shown = (block: Element): (string | undefined)[] =>
  panels(block)
    .filter(panel => !panel.hasAttribute('hidden'))
    .map(panel => document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent.trim())

/** Dispatches a key to the focused element and clicks it if the browser would. */
export function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  return document.activeElement?.dispatchEvent(event) ?? true
}
