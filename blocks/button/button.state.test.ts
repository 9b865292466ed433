import { expect, it } from 'vitest'
import { buttonFields } from './button.state'

it('tells id, text, address, alignment, size, window and context of a button, and nothing else [BTN-01]', () => {
  const fields = {
    id: 'block-7',
    buttonText: 'Visit us',
    clickthroughUrl: '/visit',
    alignment: 'center',
    size: 'large',
    newWindow: true,
    context: 'hero',
  }
  expect(buttonFields({ ...fields, variant: 'primary' } as typeof fields)).toEqual(fields)
})
