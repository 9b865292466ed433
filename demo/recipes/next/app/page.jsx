import { AshlarAccordion, AshlarForm, AshlarGallery } from 'ashlar/react'

const QUESTIONS = [
  ['Shipping', 'Two days.'],
  ['Returns', 'Thirty days, no questions.'],
]

export default function Page() {
  return (
    <>
      <AshlarGallery design="slideshow">
        <img src="/pictures/bowl.svg" width="600" height="400" alt="A bowl" />
        <img src="/pictures/cup.svg" width="600" height="400" alt="A cup" />
      </AshlarGallery>

      <AshlarAccordion>
        {QUESTIONS.map(([title, text]) => (
          <details key={title}>
            <summary>{title}</summary>
            <p>{text}</p>
          </details>
        ))}
      </AshlarAccordion>

      <AshlarForm>
        <form action="/contact" method="post">
          <p>
            <label>
              Name <input name="name" autoComplete="name" required />
            </label>
          </p>
          <p>
            <label>
              Email <input name="email" type="email" autoComplete="email" required />
            </label>
          </p>
          <p>
            <label>
              Message <textarea name="message" required />
            </label>
          </p>
          <button type="submit">Send</button>
        </form>
      </AshlarForm>
    </>
  )
}
