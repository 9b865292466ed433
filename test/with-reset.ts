/** The rules of Tailwind's preflight that concern forms. */
const RESET = `*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
  button, input, select, textarea { font: inherit; color: inherit; border-radius: 0; background-color: transparent }`

/** Adds a site's reset to the page while `act` runs. */
export const withReset = (act: () => Promise<void>): Promise<void> => withSheet(RESET, act)

/** Adds a site's rules to the page while `act` runs. They are in no layer. */
export async function withSheet(css: string, act: () => Promise<void>): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  await act().finally(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  })
}
