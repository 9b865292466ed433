import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react'
import { safeHref } from '../../src/data/fields/links'
import { useUniqueId } from '../kit/element/host'
import { placeNodes } from '../kit/element/place-nodes'
import { Paragraphs } from '../kit/ui/base/paragraphs'
import { CloseButton } from '../kit/ui/modal/close-button'
import { useModal } from '../kit/ui/modal/use-modal'
import { POPUP_MESSAGES } from './popup-overlay.messages'
import type { PopupOverlayData } from './popup-overlay.schema'

interface PanelProps extends PopupOverlayData {
  /** The nodes that stay in the page itself. */
  readonly nodes: readonly ChildNode[]
  readonly language: string | undefined
  readonly isRightToLeft: boolean
  readonly onClose: () => void
}

/** The pop-up's modal dialog: a panel at its position in the window. */
export function Panel({
  nodes,
  onClose,
  title,
  label,
  image,
  text,
  button,
  ...props
}: PanelProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useUniqueId()
  useSlotted(dialog, nodes)
  useModal(dialog, true, { close: onClose, closesOutside: true })

  const address = button && safeHref(button.url)
  const source = image && safeHref(image.src)
  return (
    <dialog
      ref={dialog}
      className="dialog"
      part="dialog"
      data-position={props.position}
      dir={props.isRightToLeft ? 'rtl' : 'ltr'}
      lang={props.language}
      {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': label || POPUP_MESSAGES.label })}
    >
      <div className="panel" part="panel" data-pictured={!!source}>
        <div className="bar">
          <CloseButton className="close" part="close" onClick={onClose} />
        </div>
        {image && source && (
          <img
            className="image"
            part="image"
            src={source}
            alt={image.alt}
            width={image.width}
            height={image.height}
          />
        )}
        <div className="content" part="content">
          {title && (
            <h2 id={titleId} className="title" part="title">
              {title}
            </h2>
          )}
          {text && (
            <div className="text" part="text">
              <Paragraphs of={text} />
            </div>
          )}
          <slot />
          {button && address && (
            <a
              className="button"
              part="button"
              href={address}
              // A visitor who follows the link has seen the pop-up.
              onClick={onClose}
              {...(button.newWindow && { target: '_blank', rel: 'noopener' })}
            >
              {button.text}
            </a>
          )}
        </div>
      </div>
    </dialog>
  )
}

/**
 * Keeps `nodes` in the dialog's slot: they stay in the page's light DOM, where the site's styles, password
 * managers and other blocks have access to them.
 */
function useSlotted(dialog: RefObject<HTMLDialogElement | null>, nodes: readonly ChildNode[]): void {
  useLayoutEffect(() => {
    const root = dialog.current?.getRootNode()
    return root instanceof ShadowRoot ? placeNodes(root.host, nodes) : undefined
  }, [dialog, nodes])
}
