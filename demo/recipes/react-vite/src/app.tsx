import { AshlarAccordion, AshlarForm, AshlarGallery } from 'ashlar/react'
import { useState } from 'react'

const QUESTIONS = [
  ['Shipping', 'Two days.'],
  ['Returns', 'Thirty days, no questions.'],
  ['Repairs', 'Bring all the pieces.'],
]

export function App() {
  const [slide, setSlide] = useState(0)
  const [count, setCount] = useState(2)
  return (
    <>
      <h1>Clay</h1>

      <AshlarGallery design="slideshow" onChange={({ detail }) => setSlide(detail.index)}>
        <img src="/pictures/bowl.svg" width="600" height="400" alt="A bowl" />
        <img src="/pictures/cup.svg" width="600" height="400" alt="A cup" />
      </AshlarGallery>
      <p>Picture {slide + 1} of 2</p>

      <AshlarAccordion>
        {QUESTIONS.slice(0, count).map(([title, text]) => (
          <details key={title}>
            <summary>{title}</summary>
            <p>{text}</p>
          </details>
        ))}
      </AshlarAccordion>
      <button type="button" onClick={() => setCount(count === 2 ? 3 : 2)}>
        {count === 2 ? 'More' : 'Fewer'} questions
      </button>

      <AshlarForm>
        <form action="/api/form/SaveFormSubmission" method="post">
          <input type="hidden" name="formId" value="contact" />
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
