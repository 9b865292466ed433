import type { ButtonData } from './button.schema'

/** What is told of a button, of its rendering and of each click (B3 L139). */
export type ButtonFields = Pick<
  ButtonData,
  'id' | 'buttonText' | 'clickthroughUrl' | 'alignment' | 'size' | 'newWindow' | 'context'
>

/** The fields of a button as they are told, and no others. */
export function buttonFields(data: ButtonFields): ButtonFields {
  const { id, buttonText, clickthroughUrl, alignment, size, newWindow, context } = data
  return { id, buttonText, clickthroughUrl, alignment, size, newWindow, context }
}
