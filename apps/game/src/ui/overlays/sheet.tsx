import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CrossIcon } from '../controls/control-icons.tsx'
import { openModal } from './modal-stack.ts'
import styles from './sheet.module.css'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons that stay in sight while the leaf scrolls. */
  footer?: ReactNode
}

/**
 * A leaf over the page: from the bottom on a phone, in the middle from 640 px on. The platform's dialog keeps the focus
 * inside and gives it back; Escape, the cross and a press beside it close it.
 */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the leaf is taken off the page: only a dialog that still stands there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    return element && open ? openModal(element) : undefined
  }, [open])

  const pressBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
    const inside =
      event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
    if (!inside) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's keyboard way is Escape, which `onCancel` hears
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={pressBeside}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            <button type="button" className={styles.close} aria-label="Закрыть" onClick={onClose}>
              <CrossIcon />
            </button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long leaf must scroll by the keyboard in every browser */}
          <div className={styles.body} tabIndex={0}>
            {children}
          </div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}
