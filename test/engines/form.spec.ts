import { expect, test } from './engine-test.ts'

test('a visitor writes to the studio with the keyboard and gets a confirmation [FORM-01]', async ({
  visitor,
}) => {
  const FORM = '#a-form-of-the-server-s-own'
  await visitor.open('/blocks/form')
  await visitor.sees(`${FORM} .form__counter`, '0 / 120')
  await visitor.fill(`${FORM} input`, 'Name', 'Ada')
  await visitor.press('Tab')
  await visitor.type('ada@example.com')
  await visitor.press('Tab', 'ArrowDown', 'Tab')
  await visitor.type('Left-handed.')
  await visitor.sees(`${FORM} .form__counter`, '12 / 120')
  await visitor.press('Tab')
  await visitor.isAt(`${FORM} button`, 'Save me a wheel')
  await visitor.press('Enter')
  await visitor.sees(`${FORM} .form__sent`, 'Thank you. We answer on Thursdays.')
  await visitor.isAt(`${FORM} .form__sent`)
})

test('an invalid form shows its errors, and keeps its input [FORM-48]', async ({ visitor }) => {
  await visitor.open('/blocks/form')
  await visitor.comeTo('#plain-html')
  await visitor.sees('#plain-html .form')
  await visitor.fill('#plain-html input', 'Email', 'ada')
  await visitor.click('#plain-html button', 'Send')
  await visitor.sees('#plain-html', 'Email is not valid.')

  await visitor.comeTo('#unknown-to-the-server')
  await visitor.sees('#unknown-to-the-server .form')
  await visitor.fill('#unknown-to-the-server input', 'Subject', 'Hello')
  await visitor.click('#unknown-to-the-server button', 'Send')
  await visitor.sees('#unknown-to-the-server', 'This form has not been configured yet.')
  const typed = (): string | undefined =>
    document.querySelector<HTMLInputElement>('#unknown-to-the-server [name=subject]')?.value
  expect(await visitor.ask(typed)).toBe('Hello')
})

test('a form keeps its input across a reload', async ({ visitor }) => {
  await visitor.open('/blocks/form')
  await visitor.comeTo('#plain-html')
  await visitor.sees('#plain-html .form')
  await visitor.fill('#plain-html input', 'Email', 'ada@example.com')
  await expect
    .poll(() => visitor.ask(() => JSON.stringify({ ...sessionStorage })))
    .toContain('ada@example.com')
  await visitor.open('/blocks/form')
  await visitor.comeTo('#plain-html')
  const typed = (): string | undefined =>
    document.querySelector<HTMLInputElement>('#plain-html .form [name=email]')?.value
  await expect.poll(() => visitor.ask(typed)).toBe('ada@example.com')
})
