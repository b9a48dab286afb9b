import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CrossIcon } from '../controls/control-icons.tsx'
import { useAtLeast } from '../hooks/use-media-query.ts'
import { Unbroken } from '../values/unbroken.tsx'
import { openModal } from './modal-stack.ts'
import styles from './sheet.module.css'
import { useSwipeDown } from './use-swipe-down.ts'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode
}

/**
 * A sheet over the page: at the bottom on a phone, in the middle from 640 px. The platform's dialog keeps the focus
 * inside and returns it. Escape, Android's back gesture, the cross, a press outside and on a phone a swipe down close
 * it.
 */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Runs before the dialog leaves the document: only then can it return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    return element && open ? openModal(element) : undefined
  }, [open])

  // A press closes the sheet only if it also began outside: a selection of text may end there.
  const beganBeside = useRef(false)
  const beginPress = (event: PointerEvent<HTMLDialogElement>) => {
    const hasPopover = event.currentTarget.querySelector('[popover="auto"]:popover-open') !== null
    beganBeside.current = isBeside(event) && !hasPopover
  }
  const endPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (beganBeside.current && isBeside(event)) onClose()
  }
  const isPhone = !useAtLeast('sm')
  useSwipeDown(dialog, open && isPhone, onClose)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's key is Escape, which `onCancel` handles
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The browser may close it without asking, so that no page can trap its user.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onPointerDown={beginPress}
      onClick={endPress}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={id}>
              <Unbroken>{title}</Unbroken>
            </h2>
            <button type="button" className={styles.close} aria-label="Закрыть" onClick={onClose}>
              <CrossIcon />
            </button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content must scroll by keyboard in every browser */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}

/** Whether a press hit the backdrop, which counts as part of the dialog. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
