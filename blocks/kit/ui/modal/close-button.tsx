import type { ComponentProps, ReactElement } from 'react'
import { adoptStyles } from '../../element/adopt-styles'
import { IconButton } from '../icon-button'
import css from './close-button.css?inline'
import { MODAL_MESSAGES } from './modal.messages'

adoptStyles(css)

/** The style sheet of close buttons, for dialogs in a shadow root. */
export const CLOSE_BUTTON_CSS = css

/** Renders a modal's close button: a cross in a circle that appears on hover. */
export const CloseButton = ({ className, ...props }: ComponentProps<'button'>): ReactElement => (
  <IconButton
    drawing="m6 6 12 12M18 6 6 18"
    className={`ashlar-close ${className}`}
    aria-label={MODAL_MESSAGES.close}
    {...props}
  />
)
