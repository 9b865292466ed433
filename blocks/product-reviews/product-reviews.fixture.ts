/** A review form in a server's markup. */
export const FORM = `<details open=""><summary>Review Cup</summary><form method="post" action="/order/o-1/review">
  <input type="hidden" name="itemId" value="cup">
  <fieldset class="rating"><legend>Stars</legend>${[1, 2, 3, 4, 5]
    .map(
      stars =>
        `<label><input type="radio" name="stars" value="${stars}" required=""> <span>${stars} stars</span></label>`,
    )
    .join('')}</fieldset>
  <label>Your review <textarea name="body"></textarea></label>
  <button>Send review</button>
</form></details>`

/** A response of the backend; without a status, the connection fails. */
interface Answer {
  readonly status?: number
  readonly body?: unknown
}

/** A call: its method, path and JSON. */
interface Sent {
  readonly method: string
  readonly path: string
  readonly json: unknown
}

/** Responds to the page's calls in order while `act` runs, repeating the last response. */
export async function withAnswers(
  answers: readonly Answer[],
  act: (sent: Sent[]) => Promise<void>,
): Promise<Sent[]> {
  const { fetch } = window
  const sent: Sent[] = []
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    if (!pathname.startsWith('/api/')) return fetch(input, init)
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    const json: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ method: init?.method ?? 'GET', path: pathname, json })
    if (!answer?.status) throw new TypeError('Failed to fetch')
    const body = answer.status === 204 ? null : JSON.stringify(answer.body ?? {})
    return new Response(body, { status: answer.status })
  }
  await act(sent).finally(() => {
    window.fetch = fetch
  })
  return sent
}

/** Selects a number of stars. */
export const rate = (block: HTMLElement, stars: number): void =>
  block.querySelector<HTMLInputElement>(`[name="stars"][value="${stars}"]`)?.click()

/** Presses the form's button. */
export const press = (block: HTMLElement): void => block.querySelector<HTMLElement>('form button')?.click()

/** Returns the form's message: a role and a text. */
export function saidIn(block: HTMLElement): string | undefined {
  const line = block.querySelector('.reviews__said')
  return line ? `${line.getAttribute('role')}: ${line.textContent}` : undefined
}
