export const LIST = `<ul><li id="kiln"><a href="/kiln">Kiln</a> <time datetime="2026-12-05T10:00Z">5 December</time></li>
  <li>Soon: a stool</li></ul><p>Write to us.</p>`
export const DATA = { month: '2026-12', timeZone: 'Europe/London', firstDay: 1 }

export const cell = (block: Element, day: string): HTMLElement =>
  block.querySelector(`td[data-day="${day}"]`) as HTMLElement
export const spoken = (day: Element): string => text(day, '.calendar__spoken').replace(/,(?= \d+ D)/, '')
export const button = (block: Element, name: string): HTMLElement =>
  [...block.querySelectorAll('button')].find(
    b => b.ariaLabel === name || b.textContent === name,
  ) as HTMLElement
export const title = (block: Element): string => block.querySelector('.calendar__month')?.textContent ?? ''
export const text = (block: Element, selector: string): string =>
  block.querySelector(selector)?.textContent ?? ''
export const english = (host: HTMLElement): void => {
  host.lang = 'en-GB'
}
