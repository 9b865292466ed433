import { expect } from 'chai'
import { errorsDuring, mount, settle, until, violations } from '../../test/mount'
import '../quote/quote'
import './widget'

const HOURS = { type: 'hours', id: 'w1', value: { day: 'Thursday' } }
const SERVED = '<p>Open <a href="#hours">on most days</a>.</p>'

/** Answers widget requests while `act` runs, and returns their bodies. */
async function withServer(
  answer: (sent: string[]) => Response | Promise<Response>,
  act: () => Promise<void>,
): Promise<string[]> {
  const { fetch } = window
  const sent: string[] = []
  window.fetch = async (input, init) => {
    if (!String(input).includes('/api/widget/')) return fetch(input, init)
    sent.push(String(new URLSearchParams(String(init?.body)).get('widgetJSON')))
    return answer(sent)
  }
  await act().finally(() => {
    window.fetch = fetch
  })
  return sent
}

const html = (html: string) => () => Response.json({ html })

describe('<ashlar-widget>', () => {
  it('replaces its HTML with the server’s answer, and is accessible [WID-01]', async () => {
    const sent = await withServer(html('<p>Open <b>ten to five</b></p>'), async () => {
      const told: unknown[] = []
      const block = await mount('widget', { ...HOURS, more: 1 }, SERVED, host =>
        host.addEventListener('ashlar:change', event => told.push((event as CustomEvent).detail)),
      )
      await until(() => told.length)
      expect(told).to.deep.equal([{ type: 'hours', id: 'w1' }])
      expect(block.textContent).to.equal('Open ten to five')
      expect(block.querySelector('[aria-busy]') === null).to.equal(true)
      expect(await violations(block)).to.deep.equal([])
    })
    expect(sent.map(json => JSON.parse(json))).to.deep.equal([{ ...HOURS }])
  })

  it('shows its own HTML until then, marked as busy', async () => {
    let arrive = (_: Response): void => {}
    const answer = new Promise<Response>(resolve => {
      arrive = resolve
    })
    await withServer(
      async () => (await answer).clone(),
      async () => {
        const block = await mount('widget', HOURS, SERVED)
        const box = await until(() => block.querySelector('[aria-busy]'))
        expect(box.innerHTML).to.equal(SERVED)
        expect(block.querySelector('[role=status]') === null).to.equal(true)
        const bare = await mount('widget', HOURS)
        await until(() => bare.querySelector('[role=status]')?.textContent === 'Loading…')
        arrive(Response.json({ html: 'Ten' }))
        await until(() => block.textContent === 'Ten' && bare.textContent === 'Ten')
      },
    )
  })

  it('runs no scripts of the answer, and upgrades the blocks in it', async () => {
    const mine = html(
      '<ashlar-quote data-block-json=\'{"text":"Less."}\'></ashlar-quote><img src="data:," onerror="window.ranScript = 1" alt=""><script>window.ranScript = 1</script>',
    )
    await withServer(mine, async () => {
      const block = await mount('widget', HOURS, SERVED)
      const quote = await until(() => block.querySelector('ashlar-quote blockquote'))
      expect(quote.textContent).to.equal('Less.')
      expect(block.querySelector('script, [onerror]') === null).to.equal(true)
    })
    expect('ranScript' in window).to.equal(false)
  })

  it('keeps the focus', async () => {
    let arrive = (_: Response): void => {}
    const answer = new Promise<Response>(resolve => {
      arrive = resolve
    })
    await withServer(
      () => answer,
      async () => {
        const block = await mount('widget', HOURS, SERVED)
        await until(() => block.querySelector('[aria-busy]'))
        block.querySelector('a')?.focus()
        arrive(Response.json({ html: '<a href="#other">Other</a> <a href="#hours">on most days</a>' }))
        await until(() => block.querySelectorAll('a').length === 2)
        expect(document.activeElement?.getAttribute('href')).to.equal('#hours')
      },
    )
  })

  for (const [what, answer] of [
    ['there is no connection', () => Promise.reject(new TypeError('offline'))],
    ['the visitor is unauthorised', () => new Response('', { status: 401 })],
    ['the answer is not JSON', () => new Response('<h1>Gateway</h1>')],
    ['the answer is other JSON', () => Response.json({ text: 'Ten' })],
    ['the answer is null', () => Response.json(null)],
    ['the answer is empty', () => new Response(null, { status: 204 })],
    ['sanitizing leaves nothing of the answer', html('<script>window.ranScript = 1</script>')],
  ] as const) {
    it(`keeps its own HTML and reports that ${what} [WID-01]`, async () => {
      const codes = await errorsDuring(async () => {
        await withServer(answer, async () => {
          let link: Element | null = null
          let isTold = false
          const block = await mount('widget', HOURS, SERVED, host => {
            link = host.querySelector('a')
            host.addEventListener('ashlar:error', () => {
              isTold = true
            })
          })
          await until(() => isTold)
          await until(() => !block.querySelector('[aria-busy]'))
          expect(block.querySelector('a') === link).to.equal(true)
          expect(block.textContent).to.equal('Open on most days.')
        })
      })
      expect(codes).to.deep.equal(['widget-failed'])
    })
  }

  it('reports nothing on a static host: keeps its own HTML, or says that there is none, and asks again', async () => {
    let isBack = false
    const codes = await errorsDuring(() =>
      withServer(
        () =>
          isBack
            ? Response.json({ html: '<p>Ten to six</p>' })
            : new Response('<h1>404</h1>', { status: 404 }),
        async () => {
          const empty = await mount('widget', HOURS)
          await until(() => empty.textContent === 'This content is not available here.Try again')
          isBack = true
          empty.querySelector('button')?.click()
          await until(() => empty.textContent === 'Ten to six')
          isBack = false
          const block = await mount('widget', HOURS, SERVED)
          await until(() => !block.querySelector('[aria-busy]') && block.textContent === 'Open on most days.')
        },
      ),
    )
    expect(codes).to.deep.equal([])
  })

  for (const [what, fail, said] of [
    [
      'the server fails [ERR-15]',
      () => Response.json({ text: 'Ten' }),
      'Unable to load. Try again.Try again',
    ],
    [
      'the connection is lost [ERR-14] [ERR-16]',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Network errorPlease check your internet connection.Try again',
    ],
  ] as const) {
    it(`shows in an empty block that ${what}, and tries again by a button`, async () => {
      let isUp = false
      await withServer(
        () => (isUp ? Response.json({ html: '<p>Open ten to five</p>' }) : fail()),
        async () => {
          const codes = await errorsDuring(async () => {
            const block = await mount('widget', HOURS, '')
            const alert = await until(() => block.querySelector('[role=alert]'))
            expect(alert.textContent).to.equal(said)
            expect(block.querySelector('.widget__loading') === null).to.equal(true)
            expect(await violations(block)).to.deep.equal([])
            isUp = true
            alert.querySelector('button')?.click()
            await until(() => block.textContent === 'Open ten to five')
          })
          expect(codes).to.deep.equal(['widget-failed'])
        },
      )
    })
  }

  it('preserves input that the visitor has typed meanwhile', async () => {
    let arrive = (_: Response): void => {}
    const answer = new Promise<Response>(resolve => {
      arrive = resolve
    })
    await withServer(
      () => answer,
      async () => {
        const block = await mount('widget', HOURS, '<form><input name="day"></form>')
        const field = block.querySelector('input') as HTMLInputElement
        field.value = 'Friday'
        arrive(Response.json({ html: '<form><input name="day"> <button>Ask</button></form>' }))
        await until(() => block.querySelector('button'))
        expect(block.querySelector('input')?.value).to.equal('Friday')
      },
    )
  })

  it('requests again when its data changes, and restores its own HTML on removal', async () => {
    const sent = await withServer(
      asked => Response.json({ html: `<p>${asked.length}</p>` }),
      async () => {
        const block = await mount('widget', HOURS, SERVED)
        await until(() => block.textContent === '1')
        block.dataset.blockJson = JSON.stringify({ ...HOURS, value: { day: 'Friday' } })
        await until(() => block.textContent === '2')
        block.remove()
        await settle()
        expect(block.innerHTML).to.equal(SERVED)
      },
    )
    expect(sent.map(json => JSON.parse(json).value.day)).to.deep.equal(['Thursday', 'Friday'])
  })

  for (const json of ['{oops', '{"id":"w1"}', '{"type":" "}']) {
    it(`requests nothing and keeps its own HTML if its data is ${json}`, async () => {
      let sent: string[] = []
      const codes = await errorsDuring(async () => {
        sent = await withServer(html('Ten'), async () => {
          const block = await mount('widget', json, SERVED)
          expect(block.innerHTML).to.equal(SERVED)
        })
      })
      expect(codes).to.have.length(1)
      expect(sent).to.deep.equal([])
    })
  }
})
